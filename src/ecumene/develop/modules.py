"""Translates modules to C one by one with mypyc, and only those that changed: the quick build of ``setup.py``."""

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.analysis.attrdefined import detect_undefined_bitmap
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions


def separate_modules(words: list[str], folder: str, opt_level: str) -> list[object]:
    """Extensions for modules, each in a library of its own; ``words`` are paths and options of mypy.

    mypyc 2.4.1 keeps what it knows of unchanged modules, but for one thing: which native attributes of a class may be
    undefined. Translating a module that reads such an attribute of a class in another, unchanged module then fails. So
    we take the steps of :func:`mypyc.build.generate_c` ourselves and find these attributes again in between.
    """
    options = CompilerOptions(separate=True, target_dir=folder, include_runtime_files=False)
    cache = FileSystemCache()
    wanted, sources, config = get_mypy_config(words, None, options, cache)
    groups = construct_groups(wanted, True, True, None)
    try:
        result = emitmodule.parse_and_typecheck(sources, config, options, groups, cache)
    except CompileError as error:
        raise SystemExit("\n".join(error.messages)) from None
    try:
        errors = Errors(config)
        group_of = {source.module: name for group, name in groups for source in group}
        mapper = Mapper(group_of)
        result.manager.errors.set_file("<mypyc>", module=None, scope=None, options=config)
        modules = emitmodule.compile_modules_to_ir(result, mapper, options, errors)
        messages = errors.new_messages()
        if errors.num_errors:
            raise SystemExit("\n".join(messages))
        found: set[ClassIR] = set()
        for each in mapper.type_to_ir.values():
            detect_undefined_bitmap(each, found)
        code = emitmodule.compile_ir_to_c(groups, modules, result, mapper, options)
        emitmodule.write_cache(modules, result, group_of, code)
        needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda one: one.path)
    finally:
        result.manager.metastore.close()
    translated = ([code[name] for _, name in groups], [(one.path, one.include_dirs, one.internal) for one in needed])
    extensions: list[object] = mypycify(
        words,
        opt_level=opt_level,
        debug_level="0",
        separate=True,
        include_runtime_files=False,
        target_dir=folder,
        skip_cgen_input=translated,
    )
    return extensions

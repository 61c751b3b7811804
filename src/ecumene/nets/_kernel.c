/* Judges positions with a small net; what it computes is said in nets/files.py, and plain.py is the same in Python.
 *
 * The first layer is a sum of rows of 16-bit weights. Weights are at most 4095, so eight rows can be added in 16 bits
 * before the sum is widened to 32 bits; no rounding and no overflow is possible. All floating-point sums are taken in
 * a fixed order and without fused multiplication, so every processor finds the same numbers.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#define NO_PART 65535
#define SEATS 4
#define CHUNK 64        /* units of the first layer that are summed at a time */
#define LANES 8         /* floats that are added side by side */
#define LARGEST_HIDDEN 1024
#define LARGEST_NUMBER 32767
#define ROWS_IN_16_BITS 8
#define ROW_LIMIT 4095

#if defined(__GNUC__) || defined(__clang__)
#define VECTORS 1
#define INLINE static inline __attribute__((always_inline))
typedef int16_t short_row __attribute__((vector_size(2 * CHUNK / 4), aligned(2), may_alias));
typedef int16_t shorts __attribute__((vector_size(2 * CHUNK / 4)));
typedef int32_t longs __attribute__((vector_size(4 * CHUNK / 4)));
typedef float floats __attribute__((vector_size(4 * LANES)));
typedef float float_row __attribute__((vector_size(4 * LANES), aligned(4), may_alias));
#else
#define VECTORS 0
#define INLINE static inline
#endif

#if VECTORS && defined(__x86_64__)
#define DISPATCH 1
#else
#define DISPATCH 0
#endif

typedef struct {
    PyObject_HEAD
    Py_ssize_t inputs, parts;
    Py_ssize_t first, second;               /* units of the hidden layers */
    Py_ssize_t first_padded, second_padded; /* the same, rounded up; what is added is zero */
    int16_t *rows;
    float *scales, *b1, *w2, *b2, *wv, *bv, *wp, *bp;
    void *block;
} Kernel;

static int has_avx2 = 0;

/* The arithmetic ------------------------------------------------------------------------------------------------- */

INLINE void first_layer(const Kernel *net, const uint16_t *ones, Py_ssize_t count, float *h1)
{
    const Py_ssize_t width = net->first_padded;
    for (Py_ssize_t at = 0; at < width; at += CHUNK) {
        const int16_t *rows = net->rows + at;
        int32_t sums[CHUNK];
#if VECTORS
        longs wide0 = {0}, wide1 = {0}, wide2 = {0}, wide3 = {0};
        for (Py_ssize_t one = 0; one < count;) {
            Py_ssize_t stop = one + ROWS_IN_16_BITS < count ? one + ROWS_IN_16_BITS : count;
            shorts sum0 = {0}, sum1 = {0}, sum2 = {0}, sum3 = {0};
            for (; one < stop; one++) {
                const short_row *row = (const short_row *)(rows + (Py_ssize_t)ones[one] * width);
                sum0 += row[0];
                sum1 += row[1];
                sum2 += row[2];
                sum3 += row[3];
            }
            wide0 += __builtin_convertvector(sum0, longs);
            wide1 += __builtin_convertvector(sum1, longs);
            wide2 += __builtin_convertvector(sum2, longs);
            wide3 += __builtin_convertvector(sum3, longs);
        }
        memcpy(sums, &wide0, sizeof wide0);
        memcpy(sums + CHUNK / 4, &wide1, sizeof wide1);
        memcpy(sums + CHUNK / 2, &wide2, sizeof wide2);
        memcpy(sums + 3 * CHUNK / 4, &wide3, sizeof wide3);
#else
        memset(sums, 0, sizeof sums);
        for (Py_ssize_t one = 0; one < count; one++) {
            const int16_t *row = rows + (Py_ssize_t)ones[one] * width;
            for (int unit = 0; unit < CHUNK; unit++)
                sums[unit] += row[unit];
        }
#endif
        for (int unit = 0; unit < CHUNK; unit++) {
            float value = net->b1[at + unit] + net->scales[at + unit] * (float)sums[unit];
            value = value > 0.0f ? value : 0.0f;
            h1[at + unit] = value < 1.0f ? value : 1.0f;
        }
    }
}

INLINE void second_layer(const Kernel *net, const float *h1, float *h2)
{
    const Py_ssize_t width = net->second_padded;
    uint16_t live[LARGEST_HIDDEN];
    Py_ssize_t count = 0;
    for (Py_ssize_t unit = 0; unit < net->first; unit++) {
        live[count] = (uint16_t)unit;
        count += h1[unit] > 0.0f;
    }
    Py_ssize_t at = 0;
#if VECTORS
    for (; at + 4 * LANES <= width; at += 4 * LANES) {
        const float_row *bias = (const float_row *)(net->b2 + at);
        floats sum0 = bias[0], sum1 = bias[1], sum2 = bias[2], sum3 = bias[3];
        for (Py_ssize_t one = 0; one < count; one++) {
            const float value = h1[live[one]];
            const float_row *row = (const float_row *)(net->w2 + live[one] * width + at);
            sum0 += value * row[0];
            sum1 += value * row[1];
            sum2 += value * row[2];
            sum3 += value * row[3];
        }
        memcpy(h2 + at, &sum0, sizeof sum0);
        memcpy(h2 + at + LANES, &sum1, sizeof sum1);
        memcpy(h2 + at + 2 * LANES, &sum2, sizeof sum2);
        memcpy(h2 + at + 3 * LANES, &sum3, sizeof sum3);
    }
#endif
    for (; at < width; at += LANES) {
        float sums[LANES];
        memcpy(sums, net->b2 + at, sizeof sums);
        for (Py_ssize_t one = 0; one < count; one++) {
            const float value = h1[live[one]];
            const float *row = net->w2 + live[one] * width + at;
            for (int lane = 0; lane < LANES; lane++)
                sums[lane] += value * row[lane];
        }
        memcpy(h2 + at, sums, sizeof sums);
    }
    for (at = 0; at < width; at++)
        h2[at] = h2[at] > 0.0f ? h2[at] : 0.0f;
}

INLINE float product(const float *row, const float *h2, Py_ssize_t width)
{
    float sums[LANES];
#if VECTORS
    floats sum = {0};
    for (Py_ssize_t at = 0; at < width; at += LANES)
        sum += *(const float_row *)(row + at) * *(const float_row *)(h2 + at);
    memcpy(sums, &sum, sizeof sums);
#else
    memset(sums, 0, sizeof sums);
    for (Py_ssize_t at = 0; at < width; at += LANES)
        for (int lane = 0; lane < LANES; lane++)
            sums[lane] += row[at + lane] * h2[at + lane];
#endif
    return ((sums[0] + sums[4]) + (sums[2] + sums[6])) + ((sums[1] + sums[5]) + (sums[3] + sums[7]));
}

/* One position: the logits of the sides, then those of the moves. */
INLINE void evaluate(const Kernel *net, const uint16_t *ones, Py_ssize_t count, const uint16_t *parts,
                     Py_ssize_t moves, float *answer)
{
    float h1[LARGEST_HIDDEN + CHUNK];
    float h2[LARGEST_HIDDEN + LANES];
    const Py_ssize_t width = net->second_padded;
    first_layer(net, ones, count, h1);
    second_layer(net, h1, h2);
    for (int side = 0; side < SEATS; side++)
        answer[side] = net->bv[side] + product(net->wv + side * width, h2, width);
    for (Py_ssize_t move = 0; move < moves; move++) {
        const Py_ssize_t one = parts[2 * move], other = parts[2 * move + 1];
        float logit = net->bp[one] + product(net->wp + one * width, h2, width);
        if (other != NO_PART)
            logit += net->bp[other] + product(net->wp + other * width, h2, width);
        answer[SEATS + move] = logit;
    }
}

static void evaluate_anywhere(const Kernel *net, const uint16_t *ones, Py_ssize_t count, const uint16_t *parts,
                              Py_ssize_t moves, float *answer)
{
    evaluate(net, ones, count, parts, moves, answer);
}

#if DISPATCH
__attribute__((target("avx2"))) static void evaluate_avx2(const Kernel *net, const uint16_t *ones, Py_ssize_t count,
                                                          const uint16_t *parts, Py_ssize_t moves, float *answer)
{
    evaluate(net, ones, count, parts, moves, answer);
}
#endif

static void share(float *answer, int sides)
{
    float top = answer[0], total = 0.0f, weights[SEATS];
    for (int side = 1; side < sides; side++)
        top = answer[side] > top ? answer[side] : top;
    for (int side = 0; side < sides; side++) {
        weights[side] = expf(answer[side] - top);
        total += weights[side];
    }
    for (int seat = 0; seat < SEATS; seat++)
        answer[seat] = weights[seat % sides] / total;
}

/* What Python calls ---------------------------------------------------------------------------------------------- */

static Py_ssize_t numbers_of(PyObject *written, Py_ssize_t most, uint16_t *numbers, const char *name)
{
    const unsigned char *bytes = (const unsigned char *)PyBytes_AS_STRING(written);
    const Py_ssize_t count = PyBytes_GET_SIZE(written) / 2;
    uint16_t largest = 0;
    for (Py_ssize_t at = 0; at < count; at++) {
        const uint16_t number = (uint16_t)(bytes[2 * at] | (bytes[2 * at + 1] << 8));
        numbers[at] = number;
        largest = number > largest ? number : largest;
    }
    if (count && largest >= most) {
        PyErr_Format(PyExc_ValueError, "%s is out of range", name);
        return -1;
    }
    return count;
}

static PyObject *judged(const Kernel *net, PyObject *ones, PyObject *parts, int sides)
{
    if (!PyBytes_Check(ones) || !PyBytes_Check(parts)) {
        PyErr_SetString(PyExc_TypeError, "ones and parts must be bytes");
        return NULL;
    }
    const Py_ssize_t ones_size = PyBytes_GET_SIZE(ones), parts_size = PyBytes_GET_SIZE(parts);
    if (ones_size % 2 || ones_size > 2 * net->inputs) {
        PyErr_SetString(PyExc_ValueError, "the length of ones is not that of a list of entries");
        return NULL;
    }
    if (parts_size % 4) {
        PyErr_SetString(PyExc_ValueError, "the length of parts is not that of a list of pairs");
        return NULL;
    }
    const Py_ssize_t moves = parts_size / 4;
    uint16_t few[2048];
    uint16_t *numbers = few;
    if ((size_t)(ones_size + parts_size) > sizeof few) {
        numbers = PyMem_Malloc((size_t)(ones_size + parts_size));
        if (numbers == NULL)
            return PyErr_NoMemory();
    }
    PyObject *answer = NULL;
    float *values = NULL;
    const Py_ssize_t count = numbers_of(ones, net->inputs, numbers, "an entry of ones");
    if (count < 0)
        goto done;
    uint16_t *pairs = numbers + count;
    const unsigned char *bytes = (const unsigned char *)PyBytes_AS_STRING(parts);
    for (Py_ssize_t at = 0; at < 2 * moves; at++) {
        const uint16_t part = (uint16_t)(bytes[2 * at] | (bytes[2 * at + 1] << 8));
        if (part >= net->parts && !(part == NO_PART && at % 2)) {
            PyErr_SetString(PyExc_ValueError, "a part is out of range");
            goto done;
        }
        pairs[at] = part;
    }
    answer = PyBytes_FromStringAndSize(NULL, (SEATS + moves) * (Py_ssize_t)sizeof(float));
    if (answer == NULL)
        goto done;
    values = (float *)PyBytes_AS_STRING(answer);
    if ((uintptr_t)values % sizeof(float)) { /* CPython never does this */
        Py_CLEAR(answer);
        PyErr_SetString(PyExc_SystemError, "bytes are not aligned");
        goto done;
    }
#if DISPATCH
    if (has_avx2)
        evaluate_avx2(net, numbers, count, pairs, moves, values);
    else
#endif
        evaluate_anywhere(net, numbers, count, pairs, moves, values);
    share(values, sides);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    for (Py_ssize_t at = 0; at < SEATS + moves; at++) {
        uint32_t word;
        memcpy(&word, values + at, 4);
        word = __builtin_bswap32(word);
        memcpy(values + at, &word, 4);
    }
#endif
done:
    if (numbers != few)
        PyMem_Free(numbers);
    return answer;
}

static int sides_of(PyObject *number)
{
    const long sides = PyLong_AsLong(number);
    if (sides == -1 && PyErr_Occurred()) {
        if (!PyErr_ExceptionMatches(PyExc_OverflowError))
            return -1;
        PyErr_Clear();
    }
    if (sides < 1 || sides > SEATS) {
        PyErr_SetString(PyExc_ValueError, "sides must be from 1 to 4");
        return -1;
    }
    return (int)sides;
}

static int check_count(Py_ssize_t count)
{
    if (count != 3) {
        PyErr_Format(PyExc_TypeError, "ones, parts and sides are expected, not %zd arguments", count);
        return -1;
    }
    return 0;
}

static PyObject *kernel_judge(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    if (check_count(count) < 0)
        return NULL;
    const int sides = sides_of(arguments[2]);
    return sides < 0 ? NULL : judged((const Kernel *)self, arguments[0], arguments[1], sides);
}

static PyObject *kernel_judge_many(PyObject *self, PyObject *const *arguments, Py_ssize_t count)
{
    if (check_count(count) < 0)
        return NULL;
    const int sides = sides_of(arguments[2]);
    if (sides < 0)
        return NULL;
    PyObject *ones = PySequence_Tuple(arguments[0]);
    if (ones == NULL)
        return NULL;
    PyObject *parts = PySequence_Tuple(arguments[1]);
    PyObject *answers = NULL;
    if (parts == NULL)
        goto done;
    const Py_ssize_t positions = PyTuple_GET_SIZE(ones);
    if (positions != PyTuple_GET_SIZE(parts)) {
        PyErr_SetString(PyExc_ValueError, "there are not as many ones as parts");
        goto done;
    }
    answers = PyList_New(positions);
    for (Py_ssize_t at = 0; answers != NULL && at < positions; at++) {
        PyObject *answer =
            judged((const Kernel *)self, PyTuple_GET_ITEM(ones, at), PyTuple_GET_ITEM(parts, at), sides);
        if (answer == NULL)
            Py_CLEAR(answers);
        else
            PyList_SET_ITEM(answers, at, answer);
    }
done:
    Py_DECREF(ones);
    Py_XDECREF(parts);
    return answers;
}

static Py_ssize_t rounded_up(Py_ssize_t number, Py_ssize_t unit)
{
    return (number + unit - 1) / unit * unit;
}

static char *lay_out(char **at, Py_ssize_t size)
{
    char *place = *at;
    *at += rounded_up(size, 64);
    return place;
}

static void copy_rows(float *to, const Py_buffer *from, Py_ssize_t rows, Py_ssize_t width, Py_ssize_t padded)
{
    for (Py_ssize_t row = 0; row < rows; row++)
        memcpy(to + row * padded, (const char *)from->buf + row * width * 4, (size_t)width * 4);
}

static PyObject *kernel_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    enum { ROWS, SCALES, B1, W2, B2, WV, BV, WP, BP, ARRAYS };
    Py_ssize_t inputs, first, second, parts;
    Py_buffer seen[ARRAYS];
    if (named != NULL && PyDict_GET_SIZE(named)) {
        PyErr_SetString(PyExc_TypeError, "Kernel takes no keyword arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(arguments, "nnnny*y*y*y*y*y*y*y*y*", &inputs, &first, &second, &parts, &seen[ROWS],
                          &seen[SCALES], &seen[B1], &seen[W2], &seen[B2], &seen[WV], &seen[BV], &seen[WP], &seen[BP]))
        return NULL;
    Kernel *net = NULL;
    if (inputs < 1 || inputs > LARGEST_NUMBER || parts < 1 || parts > LARGEST_NUMBER || first < 1 ||
        first > LARGEST_HIDDEN || second < 1 || second > LARGEST_HIDDEN) {
        PyErr_SetString(PyExc_ValueError, "a layer is too large or empty");
        goto done;
    }
    const Py_ssize_t sizes[ARRAYS] = {2 * inputs * first, 4 * first, 4 * first, 4 * first * second, 4 * second,
                                      4 * SEATS * second, 4 * SEATS, 4 * parts * second, 4 * parts};
    for (int array = 0; array < ARRAYS; array++)
        if (seen[array].len != sizes[array]) {
            PyErr_Format(PyExc_ValueError, "array %d has %zd bytes, not %zd", array, seen[array].len, sizes[array]);
            goto done;
        }
    for (Py_ssize_t at = 0; at < inputs * first; at++) {
        int16_t weight;
        memcpy(&weight, (const char *)seen[ROWS].buf + 2 * at, 2);
        if (weight > ROW_LIMIT || weight < -ROW_LIMIT) {
            PyErr_SetString(PyExc_ValueError, "a weight of the first layer is too large");
            goto done;
        }
    }
    net = (Kernel *)type->tp_alloc(type, 0);
    if (net == NULL)
        goto done;
    const Py_ssize_t first_padded = rounded_up(first, CHUNK), second_padded = rounded_up(second, LANES);
    const Py_ssize_t total = rounded_up(2 * inputs * first_padded, 64) + 2 * rounded_up(4 * first_padded, 64) +
                             rounded_up(4 * first * second_padded, 64) + rounded_up(4 * second_padded, 64) +
                             rounded_up(4 * SEATS * second_padded, 64) + 64 +
                             rounded_up(4 * parts * second_padded, 64) + rounded_up(4 * parts, 64);
    net->block = PyMem_Calloc(1, (size_t)total + 64);
    if (net->block == NULL) {
        Py_CLEAR(net);
        PyErr_NoMemory();
        goto done;
    }
    char *at = (char *)(((uintptr_t)net->block + 63) / 64 * 64);
    net->inputs = inputs;
    net->parts = parts;
    net->first = first;
    net->second = second;
    net->first_padded = first_padded;
    net->second_padded = second_padded;
    net->rows = (int16_t *)lay_out(&at, 2 * inputs * first_padded);
    net->scales = (float *)lay_out(&at, 4 * first_padded);
    net->b1 = (float *)lay_out(&at, 4 * first_padded);
    net->w2 = (float *)lay_out(&at, 4 * first * second_padded);
    net->b2 = (float *)lay_out(&at, 4 * second_padded);
    net->wv = (float *)lay_out(&at, 4 * SEATS * second_padded);
    net->bv = (float *)lay_out(&at, 4 * SEATS);
    net->wp = (float *)lay_out(&at, 4 * parts * second_padded);
    net->bp = (float *)lay_out(&at, 4 * parts);
    for (Py_ssize_t row = 0; row < inputs; row++)
        memcpy(net->rows + row * first_padded, (const char *)seen[ROWS].buf + row * first * 2, (size_t)first * 2);
    copy_rows(net->scales, &seen[SCALES], 1, first, first_padded);
    copy_rows(net->b1, &seen[B1], 1, first, first_padded);
    copy_rows(net->w2, &seen[W2], first, second, second_padded);
    copy_rows(net->b2, &seen[B2], 1, second, second_padded);
    copy_rows(net->wv, &seen[WV], SEATS, second, second_padded);
    copy_rows(net->bv, &seen[BV], 1, SEATS, SEATS);
    copy_rows(net->wp, &seen[WP], parts, second, second_padded);
    copy_rows(net->bp, &seen[BP], 1, parts, parts);
done:
    for (int array = 0; array < ARRAYS; array++)
        PyBuffer_Release(&seen[array]);
    return (PyObject *)net;
}

static void kernel_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(((Kernel *)self)->block);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef kernel_methods[] = {
    {"judge", (PyCFunction)(void (*)(void))kernel_judge, METH_FASTCALL, "Judge one position."},
    {"judge_many", (PyCFunction)(void (*)(void))kernel_judge_many, METH_FASTCALL, "Judge several positions."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot kernel_slots[] = {
    {Py_tp_new, kernel_new},
    {Py_tp_dealloc, kernel_dealloc},
    {Py_tp_methods, kernel_methods},
    {Py_tp_doc, "A net's numbers, laid out for judging."},
    {0, NULL},
};

static PyType_Spec kernel_spec = {
    .name = "ecumene.nets._kernel.Kernel",
    .basicsize = sizeof(Kernel),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = kernel_slots,
};

/* How it computes: tests compare both ways on one machine. */
static PyObject *instructions(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    return PyUnicode_FromString(has_avx2 ? "AVX2" : "portable");
}

static PyObject *be_portable(PyObject *module, PyObject *wanted)
{
    (void)module;
    const int portable = PyObject_IsTrue(wanted);
    if (portable < 0)
        return NULL;
#if DISPATCH
    has_avx2 = !portable && __builtin_cpu_supports("avx2");
#endif
    Py_RETURN_NONE;
}

static int kernel_exec(PyObject *module)
{
#if DISPATCH
    __builtin_cpu_init();
    has_avx2 = __builtin_cpu_supports("avx2") != 0;
#endif
    PyObject *type = PyType_FromSpec(&kernel_spec);
    if (type == NULL)
        return -1;
    const int failed = PyModule_AddObjectRef(module, "Kernel", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, kernel_exec},
    {0, NULL},
};

static PyMethodDef module_methods[] = {
    {"instructions", instructions, METH_NOARGS, "Which instructions are used: AVX2 or portable."},
    {"be_portable", be_portable, METH_O, "Use portable instructions only, or no longer."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "Judges positions with a small net.",
    .m_size = 0,
    .m_methods = module_methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__kernel(void)
{
    return PyModuleDef_Init(&module_definition);
}

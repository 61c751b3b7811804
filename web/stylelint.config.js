/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // :global(…) is Svelte's.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Empty lines part what belongs apart; no rule knows what that is. Prettier allows one at most.
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
    // The rules of a component follow its markup; the few that overrule each other stand side by side.
    "no-descending-specificity": null,
    // Names of fonts are written as their makers do, and of SVG as its specification does.
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true, ignoreKeywords: ["Georgia", "Roboto", "srgb"] }],
    // Six digits everywhere: the test of contrasts reads them.
    "color-hex-length": "long",
    // Safari knows these two by no other name.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-user-select", "-webkit-text-size-adjust"] }],
  },
};

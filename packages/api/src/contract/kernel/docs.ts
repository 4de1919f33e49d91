/**
 * Under this key stands what calls and values say for servers, tests and the reference documentation: a browser needs
 * none of it, and the build of an app leaves it out.
 */
export const docs: unique symbol = /* @__PURE__ */ Symbol('docs')

/**
 * Key of the documentation of calls and values, for servers, tests and the reference: a browser needs none of it, and the
 * build of an app leaves it out.
 */
export const docs: unique symbol = /* @__PURE__ */ Symbol('docs')

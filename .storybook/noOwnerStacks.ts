// React in development records for every element where it was made, for a tool that is not open during a test: a stack each,
// until there are 10,000 in a second. It begins with as many: the stories of two folders, about 130, take 102 s of processor
// time instead of 115 (with the browser; two runs with it, one without).
import * as React from 'react'

const [internals] = Object.entries(React).flatMap(([name, value]) =>
  name.startsWith('__CLIENT_INTERNALS') ? [value as object] : [],
)
if (internals && '__vitest_browser__' in window)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })

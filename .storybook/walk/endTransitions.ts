const isPatched = Symbol.for('saywright.transitions')

/**
 * Storybook takes every transition away once a story has played, and React Aria waits for the end of those that open or close
 * something: from now on, one that is taken away has ended.
 */
export function endTransitions(): void {
  if (isPatched in Animation.prototype) return
  const finished = Object.getOwnPropertyDescriptor(Animation.prototype, 'finished')?.get
  if (!finished) return
  Object.defineProperties(Animation.prototype, {
    [isPatched]: { value: true },
    finished: {
      configurable: true,
      get(this: Animation) {
        return (finished.call(this) as Promise<Animation>).catch(() => this)
      },
    },
  })
}

import type { Client } from '@saywright/api/client'

type Tell<Said> = (said: Said) => void

/** Reports errors of the browser. What that takes comes with the first of them: most pages never have one. */
export const reporterOf = (client: Client): Tell<unknown> =>
  withTheFirst(async () => (await import('./createReporter.js')).createReporter(client))

/** Tells the log of the server what somebody who is logged in met, such as a value without words. */
export const logOf = (client: Client): Tell<string> =>
  withTheFirst(async () => (await import('./createLog.js')).createLog(client))

function withTheFirst<Said>(make: () => Promise<Tell<Said>>): Tell<Said> {
  let made: Promise<Tell<Said>> | undefined
  return (said) => {
    made ??= make()
    made.then(
      (tell) => tell(said),
      () => {
        // Nobody is reached now; the next one tries again.
        made = undefined
      },
    )
  }
}

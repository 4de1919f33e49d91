import type { Client } from '@saywright/api/client'

type Tell<Said> = (said: Said) => void

/** Reports errors of the browser. What that takes comes with the first of them: most pages never have one. */
export const reporterOf = (client: Client): Tell<unknown> =>
  withTheFirst(async () => (await import('./createReporter.js')).createReporter(client))

/** Reports to the log of the server what a logged-in user encountered, such as a value without a label. */
export const logOf = (client: Client): Tell<string> =>
  withTheFirst(async () => (await import('./createLog.js')).createLog(client))

function withTheFirst<Said>(make: () => Promise<Tell<Said>>): Tell<Said> {
  let made: Promise<Tell<Said>> | undefined
  return (said) => {
    made ??= make()
    made.then(
      (tell) => tell(said),
      () => {
        // The server is unreachable now; the next report tries again.
        made = undefined
      },
    )
  }
}

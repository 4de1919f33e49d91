import type { Client } from '@saywright/api/client'

type Report = (thrown: unknown) => void

/** Reports errors of the browser. What that takes comes with the first of them: most pages never have one. */
export const reporterOf = (client: Client): Report =>
  withTheFirst(async () => (await import('./createReporter.js')).createReporter(client))

/** Tells the log of the server what somebody who is logged in met, such as a value without words. */
export const logOf = (client: Client): Report =>
  withTheFirst(async () => (await import('./createLog.js')).createLog(client))

function withTheFirst(make: () => Promise<Report>): Report {
  let made: Promise<Report> | undefined
  return (thrown) => {
    made ??= make()
    made.then(
      (report) => report(thrown),
      () => {
        // Nobody is reached now; the next one tries again.
        made = undefined
      },
    )
  }
}

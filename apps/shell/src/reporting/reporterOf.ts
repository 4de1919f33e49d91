import type { Client } from '@saywright/api/client'

type Report = (thrown: unknown) => void

/** Reports errors of the browser. What that takes comes with the first of them: most pages never have one. */
export function reporterOf(client: Client): Report {
  let made: Promise<Report> | undefined
  return (thrown) => {
    made ??= import('./createReporter.js').then(({ createReporter }) => createReporter(client))
    made.then(
      (report) => report(thrown),
      () => {
        // Nobody is reached now; the next error tries again.
        made = undefined
      },
    )
  }
}

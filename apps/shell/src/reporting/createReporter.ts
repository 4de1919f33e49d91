import { type Client, createErrorReporter } from '@saywright/api/client'
import { reportError, versions } from '@saywright/api/contract'

/** Reports each distinct error once, with the address where it happened. */
export const createReporter = (client: Client) =>
  createErrorReporter({
    // A report that could not be sent is of no interest to anyone who sees the page.
    send: (body) => client.send(reportError, { body, isFailureShown: true }),
    context: () => ({ url: window.location.href.slice(0, 200), version: versions.console }),
  })

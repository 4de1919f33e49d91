import { type Client, createErrorReporter } from '@saywright/api/client'
import { limits, pushLog } from '@saywright/api/contract'

/** Pushes each distinct line to the log of the server once, and never says that it could not. */
export const createLog = (client: Client) =>
  createErrorReporter({
    send: ({ stacktrace }) =>
      client.send(pushLog, {
        body: { level: 'warning', message: stacktrace.slice(0, limits.messageMaxCharacters) },
        isFailureShown: true,
      }),
  })

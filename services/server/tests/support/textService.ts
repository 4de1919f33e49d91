import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TextMessage } from '../../src/textService/textService.js'

export interface AskedText {
  readonly headers: IncomingHttpHeaders
  readonly body: { readonly model: string; readonly stream: boolean; readonly messages: TextMessage[] }
}

export type TextResponse = (response: ServerResponse, asked: AskedText) => void

export interface FakeTextService {
  readonly url: string
  readonly asked: AskedText[]
  /** How the next requests are answered, one each; the last stays. */
  readonly answer: (...answers: readonly TextResponse[]) => void
  readonly stop: () => Promise<void>
}

/** A server that speaks the protocol of chat completions, on loopback. */
export async function startTextService(): Promise<FakeTextService> {
  const asked: AskedText[] = []
  let answers: TextResponse[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const one = { headers: request.headers, body: JSON.parse(text || '{}') }
    asked.push(one)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (request.url !== '/v1/chat/completions' || !answer) response.writeHead(500).end()
    else answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: (...next) => {
      answers = [...next]
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const open = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
export const piece = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, ...more }] })}\n\n`

/** A reply in pieces of some letters, with its end. */
export const says =
  (reply: string): TextResponse =>
  (response) => {
    open(response)
    for (const part of reply.match(/[\s\S]{1,7}/g) ?? []) response.write(piece(part))
    response.end('data: [DONE]\n\n')
  }

export const refuses =
  (status: number, headers: Readonly<Record<string, string>> = {}): TextResponse =>
  (response) =>
    void response.writeHead(status, headers).end('{"error":{"message":"no"}}')

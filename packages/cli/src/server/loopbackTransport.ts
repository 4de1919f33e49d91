import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { encodeBody, type Transport } from '@saywright/api/client'

/**
 * Whether a name means this machine on every machine, although many systems do not resolve it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 */
export const isLoopbackName = (address: string) => /\.localhost\.?$/i.test(new URL(address).hostname)

const loopback = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

const lookup: LookupFunction = (_, { all }, answer) => {
  if (all) answer(null, loopback)
  else answer(null, '127.0.0.1', 4)
}

/** Sends a call to a name such as `studio.localhost`, which `fetch` leaves to the system to resolve. */
export const loopbackTransport: Transport = async (call) => {
  const { body, contentType } = encodeBody(call)
  const { method } = call.endpoint
  const encoded = new Request(call.url, {
    method,
    headers: { ...call.headers, ...(contentType && { 'Content-Type': contentType }) },
    ...(body !== undefined && { body }),
  })
  const bytes = body === undefined ? undefined : Buffer.from(await encoded.arrayBuffer())
  const headers = {
    ...Object.fromEntries(encoded.headers),
    ...(bytes && { 'Content-Length': String(bytes.byteLength) }),
  }
  const send = call.url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(call.url, { method, headers, lookup, signal: call.signal }, (response) => {
      const { statusCode = 0, headers: answered } = response
      const isEmpty = [204, 205, 304].includes(statusCode)
      if (isEmpty) response.resume()
      resolve(
        new Response(isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>), {
          status: statusCode,
          headers: Object.entries(answered).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        }),
      )
    })
    request.on('error', reject)
    request.end(bytes)
  })
}

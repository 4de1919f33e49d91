import type { Call } from './call.js'
import { encodeBody, type Transport } from './transport.js'

/**
 * The encoded body, read beforehand. Node reads forms and files while it sends them, and where the response comes before all
 * of one was sent, or the call is aborted, an uncatchable error ends the process.
 */
export async function encodeWhole(
  call: Pick<Call, 'endpoint' | 'body'>,
): Promise<ReturnType<typeof encodeBody>> {
  const { body, contentType } = encodeBody(call)
  if (body === undefined || typeof body === 'string') return { body, contentType }
  const whole = new Response(body)
  const type = contentType ?? whole.headers.get('Content-Type') ?? undefined
  return { body: await whole.arrayBuffer(), contentType: type }
}

/**
 * The transport of long-running processes, such as servers: fetch with bodies that are encoded completely
 * before they are sent.
 */
export const wholeTransport: Transport = async (call) => {
  const { body, contentType } = await encodeWhole(call)
  const { url, signal, endpoint } = call
  return fetch(url, {
    method: endpoint.method,
    headers: { ...call.headers, ...(contentType && { 'Content-Type': contentType }) },
    signal,
    ...(body !== undefined && { body }),
  })
}

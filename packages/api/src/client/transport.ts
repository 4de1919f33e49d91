import type { Call } from './call.js'
import { fetchToTheEnd } from './fetchToTheEnd.js'

/** Sends a call and returns the response. Rejects only when there was no response. */
export type Transport = (call: Call) => Promise<Response>

function formOf(fields: object): FormData {
  const form = new FormData()
  // Files last: a server that streams the form then knows every field before the bytes arrive.
  const entries = Object.entries(fields).sort(
    ([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob),
  )
  for (const [name, value] of entries) {
    if (value instanceof File) form.append(name, value, value.name)
    else if (value instanceof Blob) form.append(name, value, name)
    else if (typeof value === 'string') form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, JSON.stringify(value))
  }
  return form
}

/** Encodes a body, with its media type where the platform does not set one. */
export function encodeBody(call: Pick<Call, 'endpoint' | 'body'>): { body?: BodyInit; contentType?: string } {
  const { endpoint, body } = call
  if (endpoint.body === undefined || body === undefined) return {}
  if (endpoint.encoding === 'multipart') return { body: formOf(body as object) }
  if (endpoint.encoding === 'raw') {
    const bytes = body as Blob
    return { body: bytes, contentType: bytes.type || 'application/octet-stream' }
  }
  return { body: JSON.stringify(body), contentType: 'application/json' }
}

/** The transport of browsers and Node: fetch, or XMLHttpRequest when the upload progress is observed. */
export const fetchTransport: Transport = async (call) => {
  const { body, contentType } = encodeBody(call)
  const headers = { ...call.headers, ...(contentType && { 'Content-Type': contentType }) }
  if (call.onProgress && typeof XMLHttpRequest !== 'undefined') {
    const { sendWithProgress } = await import('./upload.js')
    return sendWithProgress(call, headers, body)
  }
  const { method, responseKind } = call.endpoint
  const init = { method, headers, signal: call.signal, ...(body !== undefined && { body }) }
  const isWrite = method !== 'GET' && responseKind === 'json'
  return isWrite ? fetchToTheEnd(call.url, init) : fetch(call.url, init)
}

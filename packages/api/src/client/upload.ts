import type { Call } from './call.js'

const withoutBody = new Set([204, 205, 304])

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Sends by XMLHttpRequest, because fetch cannot report how much of a body was sent. */
export function sendWithProgress(
  call: Call,
  headers: Readonly<Record<string, string>>,
  body: BodyInit | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(call.endpoint.method, call.url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) call.onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      const response = withoutBody.has(request.status) ? null : (request.response as Blob)
      resolve(new Response(response, { status: request.status, headers: headersOf(request) }))
    }
    request.onerror = () => reject(new TypeError('The upload did not reach the server'))
    request.onabort = () => reject(call.signal.reason)
    request.onloadend = () => call.signal.removeEventListener('abort', abort)
    call.signal.addEventListener('abort', abort)
    if (call.signal.aborted) return reject(call.signal.reason)
    request.send(body as XMLHttpRequestBodyInit | undefined)
  })
}

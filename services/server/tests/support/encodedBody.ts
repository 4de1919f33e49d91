import type { Endpoint } from '@saywright/api/contract'

/** Whatever a body is, right or wrong, as a call sends it. */
export function encodedBody(endpoint: Endpoint, body: unknown): { body?: BodyInit; type?: string } {
  if (!endpoint.body || endpoint.method === 'GET') return {}
  if (endpoint.encoding === 'multipart') return { body: multipartOf(body) }
  if (endpoint.encoding === 'raw')
    return { body: body instanceof Blob ? body : (JSON.stringify(body) ?? ''), type: 'audio/wav' }
  return { body: JSON.stringify(body) ?? '', type: 'application/json' }
}

function multipartOf(value: unknown): FormData {
  const form = new FormData()
  for (const [name, field] of Object.entries(typeof value === 'object' && value !== null ? value : {})) {
    if (field instanceof Blob) form.append(name, field, 'file.wav')
    else if (name === 'file') form.append(name, new Blob([JSON.stringify(field) ?? '']), 'file.wav')
    else form.append(name, typeof field === 'string' ? field : (JSON.stringify(field) ?? ''))
  }
  return form
}

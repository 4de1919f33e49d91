import type {} from '@fastify/multipart'
import { descriptionOf, type Shape } from '@saywright/api/contract'
import type { FastifyRequest } from 'fastify'
import { ApiFailure } from './failure.js'
import type { JsonSize } from './jsonSize.js'
import { parseJson } from './parseJson.js'

interface FormLimits {
  /** Of one file; the upload is aborted as soon as it is larger. */
  readonly fileBytes: number
  /** Of the other fields, all together. */
  readonly fields: JsonSize
}

/**
 * Reads a form: texts unchanged, files as blobs, and fields of any other shape in the contract as JSON.
 *
 * @throws ApiFailure `too_large`, `unreadable` for a broken form, `unsupported_type` for a body that is not a form.
 */
export async function readForm(
  request: FastifyRequest,
  body: Shape | undefined,
  { fileBytes, fields }: FormLimits,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_type')
  if (Number(request.headers['content-length']) > fileBytes + fields.bytes) throw new ApiFailure('too_large')
  let left = fields.bytes
  const form: Record<string, unknown> = {}
  try {
    const limits = { fileSize: fileBytes, files: 2, fields: 20, fieldSize: fields.bytes }
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname
      if (Object.hasOwn(form, name)) throw new ApiFailure('unreadable')
      if (part.type === 'file')
        form[name] = new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
      else {
        const value = String(part.value)
        left -= Buffer.byteLength(value)
        if (part.valueTruncated || left < 0) throw new ApiFailure('too_large')
        form[name] = isText(body, name) ? value : parseJson(value, fields)
      }
    }
  } catch (error) {
    // Unread bytes would come before the next request of the connection.
    request.raw.unpipe().resume()
    if (error instanceof ApiFailure) throw error
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413
    throw new ApiFailure(isTooLarge ? 'too_large' : 'unreadable', { cause: error })
  }
  return form
}

/**
 * Whether a field is read without parsing: a text, or a value that the contract will refuse, such as a text in place of a
 * file and an unknown field.
 */
function isText(body: Shape | undefined, name: string): boolean {
  const form = body && descriptionOf(body)
  let field = form?.kind === 'object' ? form.fields[name] : undefined
  for (;;) {
    const description = field && descriptionOf(field)
    if (description?.kind !== 'optional' && description?.kind !== 'nullable')
      return description === undefined || ['text', 'file'].includes(description.kind) || isNamed(description)
    field = description.of
  }
}

/** Whether it is one of several texts. */
const isNamed = (description: { readonly kind: string; readonly values?: readonly unknown[] }) =>
  description.kind === 'oneOf' && typeof description.values?.[0] === 'string'

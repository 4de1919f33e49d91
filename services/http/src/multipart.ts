import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiFailure } from './failure.js'

/**
 * Reads a form: its fields as text, its files as blobs.
 *
 * @param maxBytes size of one file; the upload is given up as soon as it is larger.
 * @throws ApiFailure `too_large`, `unreadable` for a broken form, `unsupported_type` for a body that is no form.
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_type')
  const form: Record<string, unknown> = {}
  try {
    const limits = { fileSize: maxBytes, files: 2, fields: 20, fieldSize: 10_000 }
    for await (const part of request.parts({ limits })) {
      if (Object.hasOwn(form, part.fieldname)) throw new ApiFailure('unreadable')
      if (part.type === 'field') form[part.fieldname] = part.value
      else form[part.fieldname] = new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
    }
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    const isTooLarge = (error as { statusCode?: number }).statusCode === 413
    throw new ApiFailure(isTooLarge ? 'too_large' : 'unreadable', { cause: error })
  }
  return form
}

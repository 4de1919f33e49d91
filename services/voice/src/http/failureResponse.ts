import type { FailureBody } from '@saywright/api/contract'
import type { FastifyError } from 'fastify'
import { VoiceFailure } from '../failures.js'

const fastifyFailures: Readonly<Record<string, VoiceFailure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new VoiceFailure('too_large'),
}

/** Status and body of whatever was thrown. Nothing of the inside shows: `message` is the code and the fields. */
export function failureResponse(thrown: FastifyError | VoiceFailure): { status: number; body: FailureBody } {
  const { code, status, errors, message } = toVoiceFailure(thrown)
  const body = { error: true, code, message } as const
  return { status, body: Object.keys(errors).length > 0 ? { ...body, errors } : body }
}

function toVoiceFailure(thrown: FastifyError | VoiceFailure): VoiceFailure {
  if (thrown instanceof VoiceFailure) return thrown
  const isCallers = thrown.statusCode !== undefined && thrown.statusCode < 500
  return fastifyFailures[thrown.code] ?? new VoiceFailure(isCallers ? 'unreadable' : 'internal')
}

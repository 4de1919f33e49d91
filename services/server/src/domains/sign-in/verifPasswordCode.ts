import { verifPasswordCode } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findPasswordCode } from './findPasswordCode.js'

export const verifPasswordCodeRoute = bind(verifPasswordCode, async ({ context, body, ip }) => {
  await findPasswordCode(context, { ...body, ip })
  return { verif: true, code: body.code }
})

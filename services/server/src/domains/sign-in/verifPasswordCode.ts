import { verifPasswordCode } from '@saywright/api/contract'
import { findPasswordCode } from '../security/findPasswordCode.js'
import { bind } from '../shared/call.js'

export const verifPasswordCodeRoute = bind(verifPasswordCode, async ({ context, body, ip }) => {
  await findPasswordCode(context, { ...body, ip })
  return { verif: true, code: body.code }
})

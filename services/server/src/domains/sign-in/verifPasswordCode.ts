import { verifPasswordCode } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { findPasswordCode } from './findPasswordCode.js'

export const verifPasswordCodeRoute = bind(verifPasswordCode, async ({ context, body, ip }) => {
  await findPasswordCode(context, { ...body, ip })
  return { verif: true, code: body.code }
})

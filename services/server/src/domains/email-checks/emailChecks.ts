import { checkDomain, checkEmail, checkProfessionalEmail } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const checkEmailRoute = bind(checkEmail, async ({ context, body }) => {
  const { valid } = await context.emailCheck.judge(body.email)
  return { data: { valid } }
})

export const checkProfessionalEmailRoute = bind(checkProfessionalEmail, async ({ context, body }) => ({
  data: await context.emailCheck.judge(body.email),
}))

export const checkDomainRoute = bind(checkDomain, async ({ context, body }) => {
  const { valid, professional } = await context.emailCheck.judgeDomain(body.domain)
  return { data: { domain: valid && professional ? body.domain.toLowerCase() : null } }
})

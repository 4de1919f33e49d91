import { creditsOf, generateGrammar, getGeneration, translateGrammar } from '@saywright/api/contract'
import { bind, bindStream, type ServerRoute } from '../shared/call.js'
import { requireLanguage } from '../voice-commands/checkModel.js'
import { findModel } from '../voice-commands/findModel.js'
import { generateConversation, translateConversation } from './conversation.js'
import { readCredits } from './credits.js'
import { offerGrammar } from './offerGrammar.js'

const getGenerationRoute = bind(getGeneration, async ({ context, params }) => ({
  available: context.textService !== undefined,
  service: context.textService?.host ?? null,
  credits: await readCredits(context, params.id),
}))

const generateGrammarRoute = bindStream(generateGrammar, async (call, reply) => {
  const { context, params, body } = call
  const { model_id, ...asked } = body
  const model = model_id === undefined ? undefined : await findModel(context, params.id, model_id)
  await requireLanguage(context, params.id, body.language)
  await offerGrammar(call, reply, {
    action: 'grammar.generated',
    language: body.language,
    cost: creditsOf(body.grammar),
    messages: generateConversation(asked),
    model,
  })
})

const translateGrammarRoute = bindStream(translateGrammar, async (call, reply) => {
  const { context, params, body } = call
  for (const language of [body.from, body.to]) await requireLanguage(context, params.id, language)
  await offerGrammar(call, reply, {
    action: 'grammar.translated',
    language: body.to,
    cost: creditsOf(body.grammar),
    messages: translateConversation(body),
  })
})

export const generationRoutes: readonly ServerRoute[] = [
  getGenerationRoute,
  generateGrammarRoute,
  translateGrammarRoute,
]

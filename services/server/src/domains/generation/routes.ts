import { creditsOf, generateGrammar, getGeneration, translateGrammar } from '@saywright/api/contract'
import { bind, type Call, type ServerRoute } from '../shared/call.js'
import { bindStream } from '../shared/stream.js'
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

/** The model for which a grammar is written, if it is for one, in a language that the project has. */
async function modelOf({ context, params, body }: Call<typeof generateGrammar>) {
  const { model_id, language } = body
  const model = model_id === undefined ? undefined : await findModel(context, params.id, model_id)
  await requireLanguage(context, params.id, language)
  return model
}

const generateGrammarRoute = bindStream(generateGrammar, {
  check: modelOf,
  open: async (call, reply) => {
    const { body } = call
    const { model_id: _, ...asked } = body
    const model = await modelOf(call)
    await offerGrammar(call, reply, {
      action: 'grammar.generated',
      language: body.language,
      cost: creditsOf(body.grammar),
      messages: generateConversation(asked),
      model,
    })
  },
})

async function requireLanguages({ context, params, body }: Call<typeof translateGrammar>) {
  for (const language of [body.from, body.to]) await requireLanguage(context, params.id, language)
}

const translateGrammarRoute = bindStream(translateGrammar, {
  check: requireLanguages,
  open: async (call, reply) => {
    const { body } = call
    await requireLanguages(call)
    await offerGrammar(call, reply, {
      action: 'grammar.translated',
      language: body.to,
      cost: creditsOf(body.grammar),
      messages: translateConversation(body),
    })
  },
})

export const generationRoutes: readonly ServerRoute[] = [
  getGenerationRoute,
  generateGrammarRoute,
  translateGrammarRoute,
]

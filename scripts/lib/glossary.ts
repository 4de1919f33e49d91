type Name = {
  readonly name: string
  /** What it is no longer called. */
  readonly retired: readonly string[]
  /** Where a retired name is right: the name of something else. */
  readonly kept?: readonly string[]
}
/** A concept of the product, with its one name in each language. */
export type Term = Readonly<Record<'en-US' | 'fr-FR', Name>>

type Sides = [en: string, retired: readonly string[], fr: string, retired: readonly string[]]
const term = (...[en, retired, fr, retiredFr]: Sides): Term => ({
  'en-US': { name: en, retired },
  'fr-FR': { name: fr, retired: retiredFr },
})

/** One name for each concept, at most 60 of them. */
export const glossary: readonly Term[] = [
  // Models and grammars
  term(
    'voice-command model',
    ['model for voice commands', 'model of voice commands'],
    'modèle de commandes vocales',
    [],
  ),
  term('optional part', ['may be left out'], 'partie facultative', []),
  {
    'en-US': { name: 'dynamic slot', retired: [] },
    'fr-FR': {
      name: 'liste dynamique',
      retired: ['valeur dynamique', 'slot', 'créneau'],
      kept: ['slot nom'],
    },
  },
  {
    'en-US': { name: 'tag', retired: [] },
    'fr-FR': {
      name: 'étiquette',
      retired: ['annotation'],
      kept: ['annotations de GitHub', 'annotations que GitHub'],
    },
  },
  term('syntax error', ['spelling error'], 'erreur de syntaxe', ['faute d’orthographe']),
  term('assistant', ['helper'], 'assistant', ['aide à l’écriture']),
  term('text generation service', ['text service'], 'service de génération de texte', ['service de texte']),
  // Speech
  term('recording', ['audio sample', 'audio name'], 'enregistrement', [
    'échantillon audio',
    'nom de l’audio',
  ]),
  term('transcription', ['what is written down', 'what was written down'], 'transcription', []),
  {
    'en-US': { name: 'recognized', retired: ['heard'], kept: ['Heard & McDonald'] },
    'fr-FR': { name: 'reconnu', retired: ['entendu', 'entendue'] },
  },
  term('confidence', ['certainty', 'how surely', 'how certain'], 'confiance', ['certitude']),
  term('false accept', ['wrong but accepted', 'false acceptance'], 'fausse acceptation', [
    'faux mais accepté',
  ]),
  term('false reject', ['false rejection'], 'faux rejet', []),
  term('wake word', ['wakeword', 'hotword'], 'mot de réveil', ['mot d’éveil', 'mot-clé d’activation']),
  term('anti wake word', ['negative word'], 'mot à ignorer', ['anti-mot']),
  term('voice print', ['voiceprint'], 'empreinte vocale', []),
  term('enrollment', ['enrolment', 'enrol'], 'enrôlement', []),
  term('passphrase', ['secret phrase', 'pass phrase'], 'phrase de passe', ['phrase secrète']),
  term('speech recognition', ['voice recognition'], 'reconnaissance vocale', ['reconnaissance de la parole']),
  term('speech engine', ['recognition engine', 'voice engine'], 'moteur vocal', []),
  term('voice synthesis', ['speech synthesis', 'text-to-speech'], 'synthèse vocale', [
    'synthèse de la parole',
  ]),
  term('speech enhancement', ['voice enhancement'], 'amélioration de la parole', ['rehaussement']),
  // Projects and their technologies
  term('use case', [], 'cas d’usage', ['cas d’utilisation']),
  term('sample project', ['example project', 'demo project'], 'projet d’exemple', [
    'projet exemple',
    'projet de démonstration',
  ]),
  term('request', ['deal'], 'demande', ['requête de ressources']),
  term('license', ['licence'], 'licence', ['clef de licence']),
  term('build', [], 'compilation', ['construction continue', 'build']),
  // Work
  term('background task', [], 'tâche en arrière-plan', ['tâche de fond']),
  term('queued', ['waits for its turn', 'wait for their turn'], 'en file d’attente', ['attend son tour']),
  term('abandoned', ['given up', 'gave up'], 'abandonné', []),
  term('exit code', [], 'code de retour', ['code de fin']),
  term('standard input', [], 'entrée standard', ['par un tube']),
  // People
  {
    'en-US': { name: 'member', retired: ['user', 'teammate'], kept: ['end user'] },
    'fr-FR': {
      name: 'membre',
      retired: ['utilisateur', 'utilisatrice', 'coéquipier'],
      kept: ['utilisateurs finaux', 'vos utilisateurs', 'entreprise utilisatrice'],
    },
  },
  term('staff', [], 'équipe interne', ['espace de l’équipe']),
  term('remove (a person)', ['detach'], 'retirer (une personne)', ['détacher']),
  term('transfer (an organization)', ['hand over'], 'transférer (une organisation)', ['confier']),
  term('organization', ['organisation'], 'organisation', []),
  term('sales', [], 'service commercial', ['les ventes']),
  term('someone', ['somebody'], 'quelqu’un', []),
  term('everyone', ['everybody'], 'tout le monde', []),
  term('notified', ['is told', 'are told', 'was told', 'hear of'], 'averti', []),
  // Accounts
  term('log in', ['sign in', 'sign up', 'sign out', 'log on'], 'se connecter', ['s’identifier', 'se loguer']),
  term('access token', ['api key'], 'jeton d’accès', ['clé d’API', 'token']),
  term('passkey', [], 'clé d’accès', ['passkey']),
  term('two-factor authentication', ['two-step verification', '2fa'], 'double authentification', [
    'authentification à deux facteurs',
  ]),
  term('recovery code', ['backup code'], 'code de secours', ['code de récupération']),
  term('settings', [], 'réglages', ['paramètre']),
  // Actions
  term('continue', ['go on', 'goes on', 'went on'], 'continuer', []),
  term('bug', [], 'bug', ['anomalie', 'bogue']),
]

/** A retired name wherever it stands as words of its own, each of them in the singular or plural. */
function patternOf(name: string): RegExp {
  const words = name.split(' ').map((word) => `${word.replace(/s$/u, '')}s?`)
  return new RegExp(`(?<![\\p{L}\\d_@!-])${words.join('[ \\u00a0]')}(?![\\p{L}\\d_-])`, 'iu')
}

const rulesOf = (locale: keyof Term) =>
  glossary.map((entry) => ({
    name: entry[locale].name,
    kept: entry[locale].kept ?? [],
    patterns: entry[locale].retired.map(patternOf),
  }))
const rules = { 'en-US': rulesOf('en-US'), 'fr-FR': rulesOf('fr-FR') }

/** The names to write instead of the retired ones of a text. */
export function namesInstead(text: string, locale: keyof Term): string[] {
  return rules[locale]
    .filter(({ patterns, kept }) => {
      const rest = kept.reduce((before, name) => before.replaceAll(new RegExp(name, 'giu'), ''), text)
      return patterns.some((pattern) => pattern.test(rest))
    })
    .map(({ name }) => name)
}

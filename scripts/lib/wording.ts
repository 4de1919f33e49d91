type Locale = 'en-US' | 'fr-FR'
type Rule = readonly [wrong: RegExp, instead: string]

const inBoth: readonly Rule[] = [
  [/'/u, '’ for an apostrophe'],
  [/"/u, 'the quotation marks of the language'],
  [/\.\.\./u, '… for an ellipsis'],
  [/^\s|\s$| {2}/u, 'one space between words, and none around the sentence'],
]

const inOne: Readonly<Record<Locale, readonly Rule[]>> = {
  'en-US': [
    [/^Object$/u, 'Subject'],
    // One word for one thing, on every page.
    [/^State$/u, 'Status'],
    [/^(?:Any type|(?:Any|All) kinds?)$/u, 'All types'],
    [/^Kinds?$/u, 'Type'],
    [/^Made on$/u, 'Created'],
    [/^Go on(?: with X)?$/u, 'Resume'],
    [/^No (?:file|package) yet$/u, 'No files yet'],
    [/\banswers open your\b/iu, 'what is true: a request is reviewed first'],
    [/(?<!No password )\bis (?:created|sent again)\b/iu, 'was created, was sent again'],
    [/\bmessages of users\b/iu, 'user messages'],
    [/\bfollow an? line\b/iu, 'Select an item'],
    [/\bout of reach\b/iu, 'blocked'],
    [/[\s\u00a0\u202f][:;?](?=\s|$)/u, 'no space before a sign'],
    [/\bemail/iu, 'e-mail'],
    [/(?<![-\p{L}])mails?\b(?! providers| you received)/iu, 'e-mail'],
    [/\bsign(?:ed|ing|s)?[- ](?:in|up|out)\b/iu, 'log in, log out or create an account'],
  ],
  'fr-FR': [
    [/(?<!\u202f)[?;]|(?<!\u202f)!(?!\p{L})/u, 'a narrow no-break space (U+202F) before ? ! ;'],
    [/(?<!\u00a0):(?=\s|$)/u, 'a no-break space (U+00A0) before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»|[“”]/u, '« and » with no-break spaces (U+00A0) inside'],
    [/[\dX] (?:[KMG]o|k?Hz|s|min|%)(?!\p{L})/u, 'a no-break space (U+00A0) before a unit'],
    [/e-?mail/iu, 'e\u2011mail with its hyphen that does not break (U+2011)'],
    [/(?<![-\u2011\p{L}])mails?\b|\bcourriel/iu, 'e\u2011mail'],
    [/\bmembre de X/u, 'membre de l’organisation X'],
    [/^Compte de X/u, 'Compte : X'],
    [/^À suivre$/u, 'Étape suivante'],
    [/\bréponses ouvrent\b/iu, 'ce qui est vrai\u00a0: la demande est d’abord examinée'],
    [/à travailler ensemble/u, 'à collaborer'],
    [/\bne le sont pas\b/u, 'ne sont pas enregistrées'],
    [/^Écoute de l’enregistrement/u, 'Analyse en cours'],
    [/\bque l’on peut dire$/u, 'prête à essayer'],
    [/^En attente du code/u, 'Envoi du code'],
    [/^Manière d’essayer$/u, 'Mode d’essai'],
    [/(?<!\p{L})à X (?:de )?mots?\b(?! près)/u, 'à X mot près'],
    [/n’est pas prouvé/u, 'ce moteur peut accepter des phrases hors grammaire'],
    [/^Prouvez d’abord/u, 'Confirmez votre identité'],
    [/\bSuivez une ligne\b/u, 'Choisissez une ligne'],
    [/^Réservé à la personne/u, 'Réservé au titulaire'],
    [/^États?$/u, 'Statut'],
    [/\bArchitecture cible\b/u, 'Architecture'],
    [/^Tout type$/u, 'Tous les types'],
    [/^(?:Commandes|Actions possibles)$/u, 'Actions'],
    [/^E\u2011mail$/u, 'Adresse e\u2011mail'],
    [/^Réserver une visite du produit$/u, 'Réserver une visite'],
    [/\banomalie/iu, 'bug'],
    [/\bles ventes\b/iu, 'le service commercial'],
    [/\bparamètres?\b/iu, 'réglages'],
  ],
}

// A place for a value, and what is quoted from a grammar or an address: it has signs of its own.
const code = /\{\{\w+\}\}|"?#BNF\+EM V\d\.\d;"?|\{@[^}]*\}|https?:\/\/|\/\*|\*\//gu

/** Where a sentence breaks the typography or the list of terms of its language: what to write instead. */
export function wordingFaults(sentence: string, locale: Locale): string[] {
  const text = sentence.replace(code, 'X')
  return [...inBoth, ...inOne[locale]].filter(([wrong]) => wrong.test(text)).map(([, instead]) => instead)
}

/**
 * The words that most sentences of a language have, by its code in ISO 639-1: that a command has one as well says nothing about
 * a wake word. Words of one letter are among them in every language.
 */
const functionWords: Readonly<Record<string, string>> = {
  de: 'am an auf aus bei bitte das dem den der des die du ein eine einen es für ich im in ist ja mit nein nicht oder und von wie wir zu zum',
  en: 'am an and are as at be but by can do for from go have how if in is it me my no not of off on or please so that the then this to up was we what with yes you',
  es: 'al con de del el en es esta este la las lo los me mi no para por que qué se sí su tu un una y yo',
  fr: 'à au aux avec ce ces dans de des du elle en est et il ils je la le les ma mes moi mon ne non nous on ou oui par pas plus pour que qui sa ses son sur te ton tu un une vous',
  it: 'al alla che con da del della di e gli ha il in io la le lo ma mi no non per più sei si sì su tu un una',
  nl: 'aan als dat de die een en er het ik in is je met naar nee niet of om op te van voor wat we zijn',
  pt: 'ao as com da de do e em eu é isso mais me meu na não no nos o os para por que se sim sua um uma você',
}

const sets = new Map(Object.entries(functionWords).map(([code, words]) => [code, new Set(words.split(' '))]))

/**
 * Whether a word says nothing about which sentence it is from.
 *
 * @param lang as `en-US`.
 * @param word in its dictionary form: an elided one, as `l'`, is of one letter.
 */
export function isFunctionWord(lang: string, word: string): boolean {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length < 2 || (sets.get(lang.split('-', 1)[0] ?? '')?.has(word) ?? false)
}

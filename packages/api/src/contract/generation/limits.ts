export const generationDescriptionMaxCharacters = 200
/** Of a grammar that is sent to be changed or translated. */
export const generationGrammarMaxCharacters = 20_000
/** Dynamic slots that a grammar may use. */
export const generationSlotsMax = 50
/** Of one reply of the text service. */
export const generationReplyMaxCharacters = 60_000
/** In a calendar month; staff may raise it for an organization. */
export const generationCreditsPerProject = 100
export const generationCharactersPerCredit = 4000
export const generationsAtOncePerProject = 4
export const generationsAtOncePerAccount = 2
/** Also those that failed: they cost no credit. */
export const generationsPerProjectPerHour = 60
/** Until the text service takes the request. */
export const generationAnswerMilliseconds = 15_000
/** Until the first piece of text, and from one to the next. */
export const generationFirstPieceMilliseconds = 45_000
export const generationIdleMilliseconds = 20_000
/** All of it, with the repair. */
export const generationMaxMilliseconds = 180_000
export const generationProblemsMax = 50

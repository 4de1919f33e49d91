/** The language of a BCP 47 tag without its region: `fr` of `fr-CA`. */
export const languageOfTag = (lang: string) => lang.split('-')[0] ?? ''

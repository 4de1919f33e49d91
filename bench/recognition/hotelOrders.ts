import { readFileSync } from 'node:fs'
import { analyze, GrammarLibrary, match, toJsgf } from '@saywright/grammar'
import type { SpokenSet } from './spokenSets.ts'

interface Hotel {
  readonly lang: 'en-US' | 'fr-FR'
  /** The grammar that numbers and times are imported from. */
  readonly imported: string
  readonly inside: readonly string[]
  readonly outside: readonly string[]
}

/** 54 lines in two grammars of the product's own language: eleven intents, three slots, and numbers that are imported. */
function hotelOf({ lang, imported, inside, outside }: Hotel): SpokenSet {
  const read = (name: string) =>
    readFileSync(new URL(`grammars/${name}.${lang}.bnf`, import.meta.url), 'utf8')
  const library = new GrammarLibrary([{ name: imported, source: read(imported) }])
  const { compiled, problems } = analyze(read('hotel'), { library })
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  for (const sentence of inside) {
    if (!match(compiled, sentence).matched) throw new Error(`The grammar does not hold: ${sentence}`)
  }
  return { jsgf: toJsgf(compiled), inside, outside }
}

/** Two or three sentences of each intent, and others. None had a part in choosing an operating point. */
export const englishHotel = () =>
  hotelOf({
    lang: 'en-US',
    imported: 'clock',
    inside: [
      'order two portions of grilled salmon with lemon',
      'could you please send up a green salad to room forty two',
      'order another club sandwich for emily carter',
      'book a table at the rooftop bar for four people tonight',
      'please reserve a massage at the swimming pool at quarter past ten',
      'wake me up tomorrow morning at seven thirty',
      'set an alarm at six in the morning',
      'turn off the bathroom lights',
      'dim the lights to thirty percent',
      'set the heating to twenty one degrees',
      'make it cooler',
      'call room one hundred and eleven',
      'connect me to the night porter',
      'can you ring doctor harris',
      'clean my room after noon',
      'do not disturb the suite tomorrow',
      'bring us three blankets',
      'fetch me some slippers to the swimming pool',
      'report that the shower is leaking',
      'report that the door handle in room eighty six is broken',
      'play more classical music in the garden room',
      'stop the music',
      'check out on sunday at eleven',
      'please order a taxi in half an hour to the airport',
    ],
    outside: [
      'my neighbour has bought a new car',
      'there was a lot of rain last week',
      'the children are learning to swim',
      'he never answers his letters',
      'our company was founded in the spring',
      'have you read the book about whales',
      'she paints the kitchen every year',
      'nobody knows where the key is',
      'the river is frozen until march',
      'thank you very much for the flowers',
    ],
  })

/** The French counterpart of `englishHotel`. */
export const frenchHotel = () =>
  hotelOf({
    lang: 'fr-FR',
    imported: 'horloge',
    inside: [
      'commander deux portions de saumon grillé avec du citron',
      'pouvez-vous faire monter une salade verte dans la chambre quarante deux',
      "commander une petite soupe à l'oignon pour camille dubois",
      'réserver une table à la terrasse pour quatre personnes ce soir',
      'je voudrais réserver un massage à la piscine à dix heures et quart',
      'réveiller ma famille demain matin à sept heures trente',
      'mettre un réveil à six heures du matin',
      'éteindre les lumières de la salle de bain',
      'baisser les lumières à trente pour cent',
      'régler le chauffage sur vingt et un degrés',
      'refroidir la pièce',
      'appeler la chambre cent onze',
      'contacter le veilleur de nuit',
      'pouvez-vous joindre docteur hubert',
      'nettoyer ma chambre après midi',
      'ne pas déranger la suite demain',
      'apporter trois couvertures',
      'chercher quelques pantoufles dans la piscine',
      'signaler que la douche fait du bruit',
      'signaler que la poignée de la chambre quatre-vingts est en panne',
      'jouer de la musique classique dans le salon du jardin',
      'arrêter la musique',
      'libérer la chambre dimanche à onze heures',
      "commander un taxi dans une demi-heure pour l'aéroport",
    ],
    outside: [
      'mon voisin a acheté une nouvelle voiture',
      'il a beaucoup plu la semaine dernière',
      'les enfants apprennent à nager',
      'elle ne répond jamais à ses lettres',
      'notre entreprise est née au printemps',
      'as-tu lu le livre sur les baleines',
      'son frère peint la cuisine chaque année',
      'personne ne sait où est la clef',
      'la rivière est gelée depuis janvier',
      'merci beaucoup pour les fleurs',
    ],
  })

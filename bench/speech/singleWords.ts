import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { decoded } from './decoded.ts'
import { cache, fetchPackage } from './packages.ts'

/** A word said into a microphone at home. */
export interface SingleWord {
  readonly text: string
  /** Its speaker and its kind; words of one group make one grammar. */
  readonly group: string
  /** A WAV file of 16 kHz, mono. */
  readonly file: string
}

interface Speakers {
  /** Folders of `klettres-data`, whose list says what each sound is. */
  readonly letters?: readonly string[]
  /** Folder of `ktuberling-data`, whose files are named by what they say. */
  readonly words: string
  /** Marks that names of files leave out. */
  readonly spelled?: Readonly<Record<string, string>>
  /** Whether words that `spelled` does not name are left out. */
  readonly areOthersLeftOut?: boolean
}

const french =
  'âne charrette garçon étoile étoile·filante fusée hôtel planète comète boule·de·noël nœud·papillon œil cœur clé flèche ' +
  'flèches chandelles·allumées tête barrière camion·de·dépannage clôture échelle école éléphant fumée mécanicien pêcheur bâton'
const swedish = 'glasögon hår näsa öga ögonbryn öra örhänge solglasögon'
// The files of the German volunteer have English names; figures with an uncertain name are left out.
const german =
  'ball:Ball bow:Schleife coat:Mantel ear:Ohr earring:Ohrring arch:Torbogen birds:Vögel boy:Junge bridge:Brücke ' +
  'camel:Kamel column:Säule donkey:Esel girl:Mädchen grass:Gras man:Mann oasis:Oase palmtree:Palme pyramid:Pyramide ' +
  'road:Straße sphynx:Sphinx well:Brunnen woman:Frau eye:Auge eyebrow:Augenbraue flower:Blume hair:Haare hat:Hut ' +
  'astronaut:Astronaut earth:Erde fallingstar:Sternschnuppe hotel:Hotel monster:Monster planet:Planet radar:Radar ' +
  'rocket:Rakete satellite:Satellit sign:Schild star:Stern ufo:Ufo moustache:Schnurrbart mouth:Mund nose:Nase ' +
  'anchovy:Sardelle bacon:Speck cheese:Käse cucumber:Gurke mushroom:Pilz olive:Olive onion:Zwiebel oregano:Oregano ' +
  'pepper:Paprika pepperoni:Peperoni pineapple:Ananas salami:Salami tomato:Tomate shoes:Schuhe skirt:Rock ' +
  'spectacles:Brille stick:Stock sunglasses:Sonnenbrille tie:Krawatte bicycle:Fahrrad car:Auto cyclist:Radfahrer ' +
  'train:Zug tree:Baum umbrella:Regenschirm'
const romanian = 'cravată gură mustață pălărie sprânceană'

/** People on whom the operating points are chosen, by language. None of them is reported. */
export const speakers: Readonly<Record<string, Speakers>> = {
  'en-US': {
    letters: ['en', 'en_GB'],
    words: 'en',
    spelled: { palmtree: 'palm tree', broccolli: 'broccoli' },
  },
  'fr-FR': { letters: ['fr'], words: 'fr', spelled: byPlainForm(french) },
  'es-ES': { words: 'es', spelled: { gafasdesol: 'gafas de sol' } },
  'it-IT': { words: 'it', spelled: { occhialidasole: 'occhiali da sole' } },
  'de-DE': { letters: ['de'], words: 'de', spelled: byName(german), areOthersLeftOut: true },
  'nl-NL': { words: 'nl' },
  'pt-PT': { words: 'pt', spelled: byPlainForm('chapéu laço óculos óculos·de·sol') },
  'fi-FI': { words: 'fi', spelled: byPlainForm('nenä silmä') },
  'sv-SE': { words: 'sv', spelled: byPlainForm(swedish) },
  'ro-RO': { words: 'ro', spelled: byPlainForm(romanian) },
}

/** The words of a language: letters and syllables, and words of a game. Names of figures and whole remarks are left out. */
export function singleWordsOf(lang: string): SingleWord[] {
  const { letters = [], words, spelled = {}, areOthersLeftOut } = speakers[lang] ?? { words: '' }
  const folders = ['klettres-data', 'ktuberling-data'].map((name) => {
    fetchPackage(name, join(cache, name))
    return join(cache, name, 'usr/share', name.replace('-data', ''))
  }) as [string, string]
  return [
    ...letters.flatMap((folder) => lettersIn(folders[0], folder)),
    ...globSync(`${join(folders[1], 'sounds', words)}/*.{wav,ogg}`)
      .filter((file) => !file.endsWith('-16k.wav'))
      .sort()
      .flatMap((file) => {
        const name = basename(file).replace(/^[a-z]+_|\.\w+$/g, '')
        if (areOthersLeftOut && !spelled[name]) return []
        if (/^Tux|^je?-|^(?:heu|wouah|quoi|tir)$/.test(name)) return []
        const text = spelled[name] ?? name.replaceAll('-', ' ').replace(' d oreille', " d'oreille")
        return [{ text, group: `${words} words`, file: decoded(file) }]
      }),
  ]
}

function lettersIn(folder: string, speaker: string): SingleWord[] {
  const list = readFileSync(join(folder, speaker, 'sounds.xml'), 'utf8')
  return [...list.matchAll(/<sound name="(.+?)"\s+file="(.+?)"/g)].map(([, name = '', file = '']) => ({
    text: name.toLowerCase(),
    group: `${speaker} ${file.includes('alpha') ? 'letters' : 'syllables'}`,
    file: decoded(join(folder, file)),
  }))
}

/** Words between spaces, in which a dot is a space, by their names without marks. */
function byPlainForm(words: string): Record<string, string> {
  return Object.fromEntries(
    words.split(' ').map((word) => {
      const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe')
      return [plain.replaceAll('·', '-'), word.replaceAll('·', ' ')]
    }),
  )
}

/** Words after the names of their files. */
function byName(words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => word.split(':')))
}

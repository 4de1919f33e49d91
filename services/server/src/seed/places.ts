import type { DynamicSlot, MemberRole, ProjectDetails, TechnologyChoice } from '@saywright/api/contract'
import { benchGrammar, kitchenGrammar, lampsGrammar, lightsGrammar } from './grammars.js'

interface SeedModel {
  readonly name: string
  readonly language: 'eng-US' | 'fra-FR'
  readonly grammar: string
  readonly slots: readonly DynamicSlot[]
}

interface SeedProject {
  readonly title: string
  readonly status: 'Discovery' | 'Development' | 'Deployment' | 'Production'
  readonly comment: string
  readonly details: ProjectDetails
  /** Whether the delivery is for an evaluation, has ended, or is permanent; absent without one. */
  readonly resources?: 'evaluated' | 'ended' | 'for good'
  /** The resources that it requests, pending a decision of staff. */
  readonly asked?: Partial<TechnologyChoice>
  readonly models: readonly SeedModel[]
}

interface SeedInvitation {
  readonly email: string
  readonly role: MemberRole
}

interface SeedPerson {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: MemberRole
}

export interface SeedPlace {
  readonly name: string
  readonly interfaceLanguage: 'English' | 'Français'
  readonly details: Readonly<Record<string, string>>
  /** Made the organization, and proved its domain with the own address. */
  readonly founder: Omit<SeedPerson, 'role'>
  readonly people: readonly SeedPerson[]
  readonly domain: string
  readonly invitation: SeedInvitation
  readonly projects: readonly SeedProject[]
}

/** One organization in each language, with projects in every state. */
export const places: readonly SeedPlace[] = [
  {
    name: 'Harbour Lane Appliances',
    interfaceLanguage: 'English',
    details: {
      country: 'United Kingdom',
      geographic_area: 'EMEA',
      industry: 'Home automation',
      size: '50-500',
      website_url: 'example.com',
    },
    founder: {
      email: 'grace.okafor@harbour-lane.example.com',
      first_name: 'Grace',
      last_name: 'Okafor',
    },
    people: [
      { email: 'tom.whitfield@example.com', first_name: 'Tom', last_name: 'Whitfield', role: 'guest' },
    ],
    domain: 'harbour-lane.example.com',
    invitation: { email: 'nadia.shaw@example.com', role: 'employee' },
    projects: [
      {
        title: 'Kitchen lamp',
        status: 'Development',
        comment: 'A lamp that listens, with no connection to anywhere.',
        details: { solution_category: ['Household appliance'], solution_operating_system: ['Linux'] },
        resources: 'evaluated',
        models: [
          {
            name: 'Lamps',
            language: 'eng-US',
            grammar: lampsGrammar,
            slots: [{ name: 'room', values: ['kitchen', 'hallway', 'living room', 'bedroom'] }],
          },
          { name: 'Kitchen timer', language: 'eng-US', grammar: kitchenGrammar, slots: [] },
        ],
      },
      {
        title: 'Oven door',
        status: 'Discovery',
        comment: 'Hands full of dough: open by voice.',
        details: { solution_category: ['Household appliance'], solution_operating_system: ['Linux'] },
        asked: {
          tech_wake_word: true,
          languages_wake_word: ['English - United Kingdom'],
          tech_voice_strict_commands: true,
          languages_voice_strict_commands: ['English - United Kingdom', 'English - United States'],
          tech_speech_enhancement: true,
        },
        models: [],
      },
      {
        title: 'Coffee corner',
        status: 'Deployment',
        comment: 'Pilot in twelve offices.',
        details: {
          solution_category: ['Kiosk or point of sale'],
          solution_operating_system: ['Android'],
          solution_use_environment: 'Office',
        },
        resources: 'ended',
        models: [],
      },
    ],
  },
  {
    name: 'Lumière Instruments',
    interfaceLanguage: 'Français',
    details: {
      country: 'France',
      geographic_area: 'EMEA',
      industry: 'Manufacturing',
      size: '1-50',
      website_url: 'example.com',
    },
    founder: {
      email: 'elise.moreau@lumiere-instruments.example.com',
      first_name: 'Élise',
      last_name: 'Moreau',
    },
    people: [{ email: 'hugo.lambert@example.com', first_name: 'Hugo', last_name: 'Lambert', role: 'guest' }],
    domain: 'lumiere-instruments.example.com',
    invitation: { email: 'lea.fontaine@example.com', role: 'guest' },
    projects: [
      {
        title: 'Banc de mesure',
        status: 'Production',
        comment: 'Commander les instruments sans quitter le banc des mains.',
        details: {
          solution_category: ['Industrial machine'],
          solution_operating_system: ['Windows', 'Linux'],
          solution_use_environment: 'Factory floor',
        },
        resources: 'for good',
        models: [
          {
            name: 'Mesures',
            language: 'fra-FR',
            grammar: benchGrammar,
            slots: [{ name: 'instrument', values: ['le multimètre', 'l’oscilloscope', 'l’alimentation'] }],
          },
        ],
      },
      {
        title: 'Éclairage d’atelier',
        status: 'Development',
        comment: 'Allumer et éteindre depuis le poste de travail.',
        details: { solution_category: ['Other'], solution_operating_system: ['Linux'] },
        resources: 'evaluated',
        asked: { tech_voice_synthesis: true, languages_voice_synthesis: ['French - France'] },
        models: [{ name: 'Éclairage', language: 'fra-FR', grammar: lightsGrammar, slots: [] }],
      },
    ],
  },
]

import type { Option } from './option.js'

/** Roles of a person in the company. */
export const personLabels = [
  { code: 'project_manager', 'en-US': 'Project Manager', 'fr-FR': 'Chef de projet' },
  { code: 'developer', 'en-US': 'Developer', 'fr-FR': 'Développeur' },
  { code: 'buyer', 'en-US': 'Buyer', 'fr-FR': 'Acheteur' },
  { code: 'other', 'en-US': 'Other', 'fr-FR': 'Autre' },
] as const satisfies readonly Option[]

/** Genders of the profile. */
export const genders = [
  { code: 'male', 'en-US': 'Male', 'fr-FR': 'Homme' },
  { code: 'female', 'en-US': 'Female', 'fr-FR': 'Femme' },
] as const satisfies readonly Option[]

/** Roles inside an organization; the code is sent to the server. */
export const organizationRoles = [
  { code: 'administrator', 'en-US': 'Administrator', 'fr-FR': 'Administrateur' },
  { code: 'employee', 'en-US': 'Employee', 'fr-FR': 'Employé' },
  { code: 'guest', 'en-US': 'Guest', 'fr-FR': 'Invité' },
] as const satisfies readonly Option[]

/** Whether an account is verified. */
export const accountStatuses = [
  { code: 'pending_verification', 'en-US': 'Pending verification', 'fr-FR': 'En attente de vérification' },
  { code: 'unverified', 'en-US': 'Unverified', 'fr-FR': 'Non vérifié' },
  { code: 'verified', 'en-US': 'Verified', 'fr-FR': 'Vérifié' },
] as const satisfies readonly Option[]

/** Why someone wants the kit. */
export const interests = [
  {
    code: 'evaluate_the_kit_for_a_product',
    'en-US': 'Evaluate the kit for a product',
    'fr-FR': 'Évaluer le kit pour un produit',
  },
  {
    code: 'build_a_proof_of_concept',
    'en-US': 'Build a proof of concept',
    'fr-FR': 'Réaliser une preuve de concept',
  },
  {
    code: 'replace_an_existing_voice_solution',
    'en-US': 'Replace an existing voice solution',
    'fr-FR': 'Remplacer une solution vocale existante',
  },
  {
    code: 'add_voice_to_a_product_on_the_market',
    'en-US': 'Add voice to a product on the market',
    'fr-FR': 'Ajouter la voix à un produit sur le marché',
  },
  {
    code: 'deliver_a_project_for_a_client',
    'en-US': 'Deliver a project for a client',
    'fr-FR': 'Réaliser un projet pour un client',
  },
  {
    code: 'resell_or_integrate_the_kit',
    'en-US': 'Resell or integrate the kit',
    'fr-FR': 'Revendre ou intégrer le kit',
  },
  { code: 'research_or_teaching', 'en-US': 'Research or teaching', 'fr-FR': 'Recherche ou enseignement' },
  { code: 'personal_curiosity', 'en-US': 'Personal curiosity', 'fr-FR': 'Curiosité personnelle' },
  { code: 'other', 'en-US': 'Other', 'fr-FR': 'Autre' },
] as const satisfies readonly Option[]

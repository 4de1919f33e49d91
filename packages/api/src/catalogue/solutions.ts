import type { Option } from './option.js'

/** Labels of the status of a project, in the order of its life. */
export const projectStatuses = [
  { code: 'discovery', 'en-US': 'Discovery', 'fr-FR': 'Découverte' },
  { code: 'development', 'en-US': 'Development', 'fr-FR': 'Développement' },
  { code: 'deployment', 'en-US': 'Deployment', 'fr-FR': 'Déploiement' },
  { code: 'production', 'en-US': 'Production', 'fr-FR': 'Production' },
] as const satisfies readonly Option[]

/** Device categories of a solution. */
export const solutionCategories = [
  { code: 'smartphone_or_tablet', 'en-US': 'Smartphone or tablet', 'fr-FR': 'Smartphone ou tablette' },
  {
    code: 'smart_glasses_or_headset',
    'en-US': 'Smart glasses or headset',
    'fr-FR': 'Lunettes connectées ou casque',
  },
  { code: 'wearable', 'en-US': 'Wearable', 'fr-FR': 'Objet portable' },
  {
    code: 'rugged_handheld_terminal',
    'en-US': 'Rugged handheld terminal',
    'fr-FR': 'Terminal portable durci',
  },
  { code: 'smart_speaker', 'en-US': 'Smart speaker', 'fr-FR': 'Enceinte connectée' },
  { code: 'household_appliance', 'en-US': 'Household appliance', 'fr-FR': 'Électroménager' },
  { code: 'vehicle_cockpit', 'en-US': 'Vehicle cockpit', 'fr-FR': 'Habitacle de véhicule' },
  { code: 'two_wheeler', 'en-US': 'Two-wheeler', 'fr-FR': 'Deux-roues' },
  { code: 'robot_or_drone', 'en-US': 'Robot or drone', 'fr-FR': 'Robot ou drone' },
  { code: 'industrial_machine', 'en-US': 'Industrial machine', 'fr-FR': 'Machine industrielle' },
  { code: 'medical_device', 'en-US': 'Medical device', 'fr-FR': 'Dispositif médical' },
  { code: 'kiosk_or_point_of_sale', 'en-US': 'Kiosk or point of sale', 'fr-FR': 'Borne ou point de vente' },
  {
    code: 'elevator_or_building_panel',
    'en-US': 'Elevator or building panel',
    'fr-FR': 'Ascenseur ou panneau de bâtiment',
  },
  { code: 'toy', 'en-US': 'Toy', 'fr-FR': 'Jouet' },
  {
    code: 'pc_or_embedded_computer',
    'en-US': 'PC or embedded computer',
    'fr-FR': 'PC ou ordinateur embarqué',
  },
  {
    code: 'web_or_server_application',
    'en-US': 'Web or server application',
    'fr-FR': 'Application web ou serveur',
  },
  { code: 'other', 'en-US': 'Other', 'fr-FR': 'Autre' },
] as const satisfies readonly Option[]

/** Kind of processor of a solution. */
export const solutionElectronics = [
  { code: 'mpu', 'en-US': 'MPU', 'fr-FR': 'MPU' },
  { code: 'mcu', 'en-US': 'MCU', 'fr-FR': 'MCU' },
] as const satisfies readonly Option[]

/** Users of a solution. */
export const solutionEndUsers = [
  { code: 'b2c', 'en-US': 'B2C', 'fr-FR': 'B2C' },
  { code: 'b2b_b2e', 'en-US': 'B2B/B2E', 'fr-FR': 'B2B/B2E' },
] as const satisfies readonly Option[]

/** Where a solution is used. */
export const useEnvironments = [
  { code: 'quiet_indoor', 'en-US': 'Quiet indoor', 'fr-FR': 'Intérieur calme' },
  { code: 'office', 'en-US': 'Office', 'fr-FR': 'Bureau' },
  { code: 'home', 'en-US': 'Home', 'fr-FR': 'Domicile' },
  { code: 'shop_or_public_place', 'en-US': 'Shop or public place', 'fr-FR': 'Magasin ou lieu public' },
  { code: 'warehouse', 'en-US': 'Warehouse', 'fr-FR': 'Entrepôt' },
  { code: 'factory_floor', 'en-US': 'Factory floor', 'fr-FR': 'Atelier de production' },
  { code: 'vehicle_cabin', 'en-US': 'Vehicle cabin', 'fr-FR': 'Habitacle' },
  { code: 'hospital_or_clinic', 'en-US': 'Hospital or clinic', 'fr-FR': 'Hôpital ou clinique' },
  { code: 'outdoor', 'en-US': 'Outdoor', 'fr-FR': 'Extérieur' },
  {
    code: 'very_noisy_above_85_db',
    'en-US': 'Very noisy (above 85 dB)',
    'fr-FR': 'Très bruyant (plus de 85 dB)',
  },
] as const satisfies readonly Option[]

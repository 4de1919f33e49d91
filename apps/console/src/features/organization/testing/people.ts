import { aMember, anInvitation, aPerson } from '@saywright/api/testing'
import { projects } from './frame.js'

/** Invited to no project, two days ago. */
export const lena = anInvitation({
  id: 21,
  invitation_mail: 'lena.vogt@lumiere-instruments.com',
  role: { 'en-US': 'employee', 'fr-FR': 'employé' },
  invitations_project: [],
  created_at: '2026-11-20T09:00:00Z',
})
/** Invited to three projects, too long ago. */
export const castellanos = anInvitation({
  id: 22,
  invitation_mail: 'r.castellanos@nordwind.example.com',
  invitations_project: projects.map((project) => ({ id: project.id, project })),
  is_expired: true,
  created_at: '2026-11-06T09:00:00Z',
})

/** Forty members with the longest names and addresses. */
export const crowd = Array.from({ length: 40 }, (_, index) =>
  aMember({
    id: 100 + index,
    role: 'employee',
    user: aPerson({
      id: 100 + index,
      first_name: 'Marguerite-Anne Victoire',
      last_name: `von Hohenlohe-Waldenburg-Schillingsfürst ${index + 1}`,
      email: `marguerite-anne.victoire.${index}@${'entrepots-et-plateformes.'.repeat(4)}example.com`,
    }),
    projects,
  }),
)

import type { Client } from '@saywright/api/client'
import { createProjectToken, createToken } from '@saywright/api/contract'

const body = { name: 'Build', scopes: ['read' as const], days: 1 }

/** An access token of the caller, or of a project. */
export const aTokenOf = (client: Client, projectId?: number) =>
  projectId === undefined
    ? client.send(createToken, { body })
    : client.send(createProjectToken, { params: { id: projectId }, body })

import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { examplePicture, picture, pictureQuery, servedPicture } from '../kernel/picture.js'
import { object } from '../kernel/structs.js'

export const saveLogo = endpoint({
  method: 'PUT',
  path: 'v3/organizations/{id}/logo',
  body: object({ file: picture() }),
  encoding: 'multipart',
  [docs]: {
    summary:
      'Set the logo of an organization: JPG, GIF or PNG of at most 2 MB and 25 million pixels, judged by its bytes.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['incorrect_form', 'not_found', 'administrators_only', 'too_large', 'unsupported_type'],
    example: {
      params: { id: 3 },
      body: { file: new Blob(['GIF89a'], { type: 'image/gif' }) },
    },
  },
})

export const deleteLogo = endpoint({
  method: 'DELETE',
  path: 'v3/organizations/{id}/logo',
  [docs]: {
    summary: 'Remove the logo of an organization.',
    owner: 'organization',
    roles: 'administrator',
    errors: ['not_found', 'administrators_only'],
    example: { params: { id: 3 } },
  },
})

export const getLogo = endpoint({
  method: 'GET',
  path: 'v3/organizations/{id}/logo',
  query: pictureQuery,
  response: servedPicture(),
  responseKind: 'file',
  quiet: true,
  [docs]: {
    summary: 'The logo of an organization, for its members.',
    owner: 'organization',
    roles: 'member',
    errors: ['incorrect_form', 'not_found'],
    example: { params: { id: 3 }, response: examplePicture },
  },
})

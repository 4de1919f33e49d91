import { me } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { userAnswer } from './userAnswer.js'

export const meRoute = bind(me, ({ context, session }) => userAnswer(context, session.accountId))

import { screenRule } from '@saywright/ui/theme'
import { style } from '@vanilla-extract/css'

export const notificationList = style(screenRule({ margin: 0, padding: 0, listStyle: 'none' }))

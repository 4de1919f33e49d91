export const enUS = {
  contact: {
    title: 'Contact us',
    lead: 'Someone who knows the kit reads every message.',
    begun: 'We started this message for you. Change it as you like.',
    answer: 'We will reply to {{email}}.',
    send: 'Send message',
    sending: 'Sending the message',
    sent: 'Message sent. We answer by e\u2011mail.',
    dictation: {
      a94d: 'We would like to use voice dictation in Dutch.',
      a94g: 'We would like to use voice dictation in German.',
      a94i: 'We would like to use voice dictation in Italian.',
      a94s: 'We would like to use voice dictation in Spanish.',
      a94n: 'We would like to use voice dictation in a new language.',
    },
  },
  tour: {
    title: 'Book a product tour',
    text: 'Thirty minutes with someone who builds with the kit.',
    action: 'Choose a date',
  },
  documentation: {
    title: 'Read the documentation',
    text: 'Guides, grammar reference and samples.',
    action: 'Open documentation',
  },
  invite: {
    title: 'Tell a colleague',
    text: 'Opens an e\u2011mail with a link to create an account. To add someone to your organization, use Members and access.',
    action: 'Write an e\u2011mail',
    subject: 'Join me on {{brand}}',
    body: 'Hello,\n\nI use {{brand}} to give our product a voice. Create your account here:\n{{link}}',
  },
  feedback: {
    title: 'How is it going?',
    lead: 'What works, what does not, what you miss. We read everything.',
    send: 'Send feedback',
    sending: 'Sending the feedback',
    sent: 'Thank you. Your feedback is sent.',
  },
} as const

/** A large and a small letter: how large a text is. */
export const textSize = 'M3.5 18 8.5 6l5 12M5.2 14h6.6M14.5 18l3-7 3 7M15.4 15.9h4.2'

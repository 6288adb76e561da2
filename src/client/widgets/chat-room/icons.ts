/** Line icons that the chat room alone has, on a 24 grid as those of the kit. */
export const reply = 'M9.5 6 4.5 11l5 5M4.5 11h8.2a6.3 6.3 0 0 1 6.3 6.3v.7'
export const at =
  'M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M15.6 8.4v5.2a2.3 2.3 0 0 0 4.6 0V12a8.2 8.2 0 1 0-3.3 6.6'
/** A large and a small letter: how large a text is. */
export const textSize = 'M3.5 18 8.5 6l5 12M5.2 14h6.6M14.5 18l3-7 3 7M15.4 15.9h4.2'

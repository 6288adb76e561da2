/** Line icons of the kit, in a box of 24. */
export const PATHS = {
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9a5.3 5.3 0 0 1 0 10.6h-3.5',
  restart: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  help: 'M20.2 12a8.2 8.2 0 1 1-16.4 0 8.2 8.2 0 0 1 16.4 0zM9.8 9.8A2.3 2.3 0 0 1 12 8.2c1.3 0 2.3.9 2.3 2.1 0 1.5-2.3 1.9-2.3 3.4M12 16.3h.01',
  soundOn: 'M5 9.8v4.4h3l4 3.3V6.5L8 9.8zM15.5 9.5a3.6 3.6 0 0 1 0 5M17.8 7.4a6.6 6.6 0 0 1 0 9.2',
  soundOff: 'M5 9.8v4.4h3l4 3.3V6.5L8 9.8zM16 9.8l4 4.4M20 9.8l-4 4.4',
  hint: 'M9.5 17.5h5M10.3 20.3h3.4M12 3.8a5.8 5.8 0 0 0-3.6 10.3c.8.7 1.1 1.3 1.1 2h5c0-.7.3-1.3 1.1-2A5.8 5.8 0 0 0 12 3.8z',
  stats: 'M5 19.5V12M12 19.5v-15M19 19.5V9',
  grid: 'M4 5.8A1.8 1.8 0 0 1 5.8 4h2.9a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 8.7zM13.5 5.8A1.8 1.8 0 0 1 15.3 4h2.9A1.8 1.8 0 0 1 20 5.8v2.9a1.8 1.8 0 0 1-1.8 1.8h-2.9a1.8 1.8 0 0 1-1.8-1.8zM4 15.3a1.8 1.8 0 0 1 1.8-1.8h2.9a1.8 1.8 0 0 1 1.8 1.8v2.9A1.8 1.8 0 0 1 8.7 20H5.8A1.8 1.8 0 0 1 4 18.2zM13.5 15.3a1.8 1.8 0 0 1 1.8-1.8h2.9a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8h-2.9a1.8 1.8 0 0 1-1.8-1.8z',
  swap: 'M7.5 4.5 4 8l3.5 3.5M4 8h14M16.5 12.5 20 16l-3.5 3.5M20 16H6',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  finish: 'M5 12.5 10 17.5 19.5 7',
  pause: 'M8.5 6v12M15.5 6v12',
  next: 'M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5',
  star: 'm12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z',
  copy: 'M9 8.5A1.5 1.5 0 0 1 10.5 7h7A1.5 1.5 0 0 1 19 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 17.5zM15 7V5.5A1.5 1.5 0 0 0 13.5 4h-7A1.5 1.5 0 0 0 5 5.5v9A1.5 1.5 0 0 0 6.5 16H9',
  shuffle:
    'M4 7h3.2c2.2 0 3.5 1.2 4.6 3M4 17h3.2c4.8 0 4.8-10 9.6-10H20M17 4l3 3-3 3M13.4 14.6c.9 1.5 1.9 2.4 3.4 2.4H20M17 14l3 3-3 3',
  fall: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14',
  sheet:
    'M7 4h10a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 7 4zM9 9h6M9 12.5h6M9 16h3.5',
  flag: 'M6 20.5V4M6 5h11.5l-2.5 4 2.5 4H6',
} as const

export type IconName = keyof typeof PATHS

/** A line icon in `currentColor`; the control around it has the name. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

import { defineCommands } from '../../../core/contribute/command.ts'

export default defineCommands('wallpaper-picker', {
  random: {
    icon: 'image',
    surfaces: { menu: 'wallpaper', tool: 6, palette: 'suggested' },
    run: async () => (await import('./change-wallpaper.ts')).changeRandomly(),
  },
  previous: { icon: 'previousTrack', run: async () => (await import('./change-wallpaper.ts')).showPrevious() },
  next: { icon: 'nextTrack', run: async () => (await import('./change-wallpaper.ts')).showNext() },
})

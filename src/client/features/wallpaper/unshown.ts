/** The groups that no tab shows. */
export default {
  wallpaper: 'its tab does not exist yet',
}

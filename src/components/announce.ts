/** Says something to people who listen to the page instead of looking at it. */
export function announce(message: string): void {
  let region = document.getElementById('announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'announcer';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  // A region that is filled in the moment it appears is not read out.
  setTimeout(() => (region.textContent = message), 100);
}

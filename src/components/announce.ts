/** Has screen readers say something. */
export const announce = (message: string): void => {
  let region = document.getElementById('announcer');
  if (!region) {
    region = document.createElement('div');
    region.id = 'announcer';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  // A region that is filled in the moment it appears is not announced.
  setTimeout(() => (region.textContent = message), 100);
};

import type {Mermaid, MermaidConfig} from 'mermaid';

declare const mermaid: Mermaid;

type Order = Readonly<{source: string; id: string; config: MermaidConfig; colours: Record<string, string>}>;

/**
 * A diagram as Mermaid draws it, in far less text: its shapes and lines of text, with their styles as attributes.
 * Rules, HTML and idle groups are gone, and so is everything that is not named here. Runs in a browser, without the
 * rest of this module.
 *
 * @param order.id what the ids in the drawing begin with.
 * @param order.colours what stands in the drawing for each computed colour.
 * @throws Error when the diagram does not parse, when it lacks something, or when it has another colour.
 */
export const drawInBrowser = async ({source, id, config, colours}: Order): Promise<string> => {
  const ATTRIBUTES =
    'd points x y x1 y1 x2 y2 width height cx cy r transform viewBox refX refY markerUnits markerWidth markerHeight orient ' +
    'role aria-roledescription aria-labelledby aria-describedby';
  const STYLES = 'fill stroke stroke-width stroke-dasharray opacity rx ry marker-start marker-end';

  const make = (name: string, attributes: Readonly<Record<string, string | null>>, ...children: (Node | string)[]) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value?.startsWith('rgb(') && !colours[value]) throw new Error(`the site has no colour ${value}`);
      const short = value?.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
      if (short) made.setAttribute(key, colours[value!] ?? short.replace(/px|"/g, '').replaceAll(', ', ' '));
    }
    made.append(...children);
    return made;
  };
  const attributesOf = (element: Element) =>
    Object.fromEntries(ATTRIBUTES.split(' ').map((name) => [name, element.getAttribute(name)]));
  const stylesOf = (element: Element, names: string) => {
    const style = getComputedStyle(element);
    const values = names.split(' ').map((name) => [name, style.getPropertyValue(name)] as const);
    return Object.fromEntries(values.filter(([name, it]) => /^rgb\(/.test(it) || it !== usual.getPropertyValue(name)));
  };

  /** One line, placed by its middle: there it stays in a reader's font. */
  const copyText = (text: Text): Element[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [box] = range.getClientRects();
    if (!box?.width) return [];
    const element = text.parentElement!;
    const matrix = element.closest<SVGGraphicsElement>('g, svg')!.getScreenCTM()!.inverse();
    const {x, y} = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const stroke = colours[getComputedStyle(element).backgroundColor] ?? null;
    const attributes = {x: `${x}`, y: `${y}`, ...stylesOf(element, 'fill font-size font-weight'), stroke};
    return [make('text', attributes, text.data.trim().replace(/\s+/g, ' '))];
  };
  const copy = (node: Node): Element[] => {
    if (node instanceof Text) return copyText(node);
    if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return [];
    const name = node.localName;
    if (/^(?:style|symbol)$/.test(name) || node.getAttribute('width') === '0') return [];
    if (/^(?:title|desc)$/.test(name)) return [make(name, {id: node.id}, node.textContent!)];
    if (node instanceof SVGGeometryElement) return [make(name, {...attributesOf(node), ...stylesOf(node, STYLES)})];
    const children = [...node.childNodes].flatMap(copy);
    if (name === 'marker') return [make(name, {id: node.id, ...attributesOf(node)}, ...children)];
    const isGroup = name === 'svg' || (name === 'g' && node.hasAttribute('transform'));
    return isGroup ? [make(name, {...attributesOf(node), width: null}, ...children)] : children;
  };

  mermaid.initialize(config);
  document.body.innerHTML = (await mermaid.render(id, source)).svg;
  const usual = getComputedStyle(document.body.appendChild(make('rect', {})));
  const svg = document.querySelector('svg')!;
  // Not shrunk to the window: then a pixel of the one is a pixel of the other.
  svg.removeAttribute('style');
  svg.setAttribute('width', String(svg.viewBox.baseVal.width));
  for (const [element, line] of Object.entries({title: 'accTitle', desc: 'accDescr'}))
    if (!svg.querySelector(element)) throw new Error(`the diagram lacks "${line}: …" for screen readers`);

  const [drawing] = copy(svg);
  const markup = drawing!.outerHTML;
  for (const marker of drawing!.querySelectorAll('marker')) if (!markup.includes(`(#${marker.id})`)) marker.remove();
  for (const child of [...drawing!.children]) child.before('\n');
  const names = new RegExp(`(<marker id="|="url\\(#)(?!${id})`, 'g');
  return new XMLSerializer().serializeToString(drawing!).replace(names, `$1${id}-`);
};

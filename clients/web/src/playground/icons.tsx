import type { ComponentChildren } from 'preact';

/** An icon drawn in the colour of the text; its meaning must be written beside it. */
const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">{children}</svg>
);

export const SearchIcon = () => <Icon><circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" /></Icon>;
export const CrossIcon = () => <Icon><path d="M6.5 6.5l11 11M17.5 6.5l-11 11" /></Icon>;
export const UpIcon = () => <Icon><path d="m6 14.5 6-6 6 6" /></Icon>;
export const PlusIcon = () => <Icon><path d="M12 5v14M5 12h14" /></Icon>;
export const MinusIcon = () => <Icon><path d="M5 12h14" /></Icon>;
export const WholeIcon = () => <Icon><path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" /></Icon>;
export const FileIcon = () => <Icon><path d="M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 13h5M10 16.5h5" /></Icon>;

const turns: Readonly<Record<string, string>> = {
  depart: 'M12 20V6m-5 5 5-5 5 5', continue: 'M12 20V5m-5 5 5-5 5 5', merge: 'M12 20V5m-5 5 5-5 5 5M6 20l6-7',
  right: 'M6 20v-8a3 3 0 0 1 3-3h10m-4-4 4 4-4 4', slight_right: 'M8 20v-6l8-8m-6 0h6v6',
  sharp_right: 'M7 20V8l9 9m0-7v7H9', keep_right: 'M9 20v-6l7-7m-5 0h5v5M9 14V6',
  left: 'M18 20v-8a3 3 0 0 0-3-3H5m4-4L5 9l4 4', slight_left: 'M16 20v-6L8 6m6 0H8v6',
  sharp_left: 'M17 20V8l-9 9m0-7v7h7', keep_left: 'M15 20v-6L8 7m5 0H8v5m7 2V6',
  uturn: 'M7 20V9a5 5 0 0 1 10 0v8m-4-4 4 4 4-4', ramp: 'M8 20v-6l8-8m-6 0h6v6',
  roundabout: 'M12 20v-4m0-8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm3 1 5-5m-4 0h4v4',
  ferry: 'M4 15h16l-2.5 5h-11zM7 15v-5h10v5M12 10V5', arrive: 'M6 21V4h11l-2.5 4L17 12H6',
};

/** The arrow of a maneuver. One unknown to this version is drawn as straight ahead; its text says what it is. */
export const Turn = ({ maneuver }: { readonly maneuver: string }) => (
  <Icon><path d={turns[maneuver] ?? turns['continue']} /></Icon>
);

const travellers = {
  car: 'M4 15v-3l2-5h12l2 5v3zM4 15v3m16-3v3M7.5 12h9',
  bike: 'M6 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm12 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z' +
    'M6 16l3.5-7h6L18 16M9 9l4 7M14 6h2',
  walk: 'M13 3.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM9 21l2.5-6-1.5-3 .5-4 3 3 3 1M14 21l-1-5-2-3',
} as const;

export const Traveller = ({ profile }: { readonly profile: keyof typeof travellers }) => (
  <Icon><path d={travellers[profile]} /></Icon>
);

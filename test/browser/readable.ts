import type { Page } from 'playwright-core';

/** Elements that extend beyond the right edge of the screen. */
export const widerThanPage = (page: Page): Promise<string[]> => page.evaluate(`(() => {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > width + 1)
    .filter((element) => getComputedStyle(element).position !== 'absolute' && !element.closest('thead'))
    .map((element) => element.tagName + ' ' + element.textContent.slice(0, 40));
})()`);

const LUMINANCE = `
  const parse = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
    return { red, green, blue, alpha };
  };
  const light = ({ red, green, blue }) => {
    const [r, g, b] = [red, green, blue].map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color.alpha === 1) return color;
    }
    return { red: 255, green: 255, blue: 255, alpha: 1 };
  };
  const ratioOf = (color, element) => {
    const [one, two] = [light(parse(color)), light(behind(element))].sort((a, b) => b - a);
    return (one + 0.05) / (two + 0.05);
  };`;

/** The brightness of the page's background, from 0 to 1. */
export const brightnessOf = (page: Page): Promise<number> => page.evaluate(`(() => {
  ${LUMINANCE}
  const colors = [document.documentElement, document.body].map((element) =>
    parse(getComputedStyle(element).backgroundColor));
  return light(colors.find(({ alpha }) => alpha === 1) ?? { red: 255, green: 255, blue: 255 });
})()`);

/** Texts with too little contrast to their background, by the formula of WCAG 2. */
export const contrastsBelow = (page: Page, least: number): Promise<string[]> => page.evaluate(`(() => {
  ${LUMINANCE}
  const open = document.querySelector('dialog[open]') ?? document.body;
  return [...open.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.disabled)
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .flatMap((element) => {
      const ratio = ratioOf(getComputedStyle(element).color, element);
      const told = element.tagName + ' ' + element.textContent.slice(0, 30) + ' ' + ratio.toFixed(2);
      return ratio < ${least} ? [told] : [];
    });
})()`);

/** Bars and lines of drawings with too little contrast to their background. */
export const faintDrawings = (page: Page, least: number): Promise<string[]> => page.evaluate(`(() => {
  ${LUMINANCE}
  const drawn = [...document.querySelectorAll('svg rect, svg path')].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const color = fill === 'none' ? stroke : fill;
    const ratio = color === 'none' ? 0 : ratioOf(color, shape.closest('svg').parentElement);
    return ratio < ${least} ? [shape.tagName + '.' + shape.getAttribute('class') + ' ' + ratio.toFixed(2)] : [];
  });
  return [...new Set(drawn)];
})()`);

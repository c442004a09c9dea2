import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { render, slug } from '../../plugins/markdown';

describe('markdown', () => {
  it('renders what the rules use', () => {
    const page = render(
      '# Title\n\nFirst *line*\nsecond `a*b*`.\n\n## Part 1\n\n- **R-BID-1.1** One **two**\n  three.\n- x\n\n| a | b |\n|---|---|\n| 1 | `2` |\n',
    );
    expect(page.title).toBe('Title');
    expect(page.headings).toEqual([{ level: 2, id: 'part-1', text: 'Part 1' }]);
    expect(page.html).toContain('<p>First <em>line</em> second <code>a*b*</code>.</p>');
    expect(page.html).toContain(
      '<li id="R-BID-1.1"><span class="rule-id">R-BID-1.1</span> One <strong>two</strong> three.</li><li>x</li>',
    );
    expect(page.html).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
    expect(page.html).toContain('<td>1</td><td><code>2</code></td>');
  });

  it('sets the source of a rule apart', () => {
    const page = render('# T\n\n- **R-BID-1.1** One [x] two. [R][P] (Q5)\n');
    expect(page.html).toContain('One [x] two. <span class="source">[R][P] (Q5)</span></li>');
  });

  it('escapes everything', () => {
    const page = render('# <b>\n\n<script>alert("1")</script> & [x](javascript:1) `<i>`\n');
    expect(page.html).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; x <code>&lt;i&gt;</code></p>',
    );
  });

  it('makes anchors of any language', () => {
    expect(slug('6. Wymiana żetonów')).toBe('6-wymiana-żetonów');
  });

  it('renders every page of rules, with a title and sections', () => {
    const folder = new URL('../../../docs/rules/', import.meta.url).pathname;
    const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) {
      const page = render(readFileSync(folder + name, 'utf8'));
      expect(page.title, name).not.toBe('');
      expect(page.headings.length, name).toBeGreaterThan(2);
      expect(page.html, name).not.toMatch(/\*\*|\u0000/);
    }
  });
});

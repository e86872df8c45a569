import { buildTree } from './FileTree';

const paths = (...names: string[]) => names.map((path) => ({ path, size: 10 }));

describe('the tree of a zip file', () => {
  it('sorts folders and files by name, numbers by value, and adds up sizes', () => {
    expect(buildTree(paths('b.txt', 'a10.txt', 'a2.txt', 'src/x.js', 'docs/y.md'))).toEqual({
      name: '',
      size: 50,
      folders: [
        { name: 'docs', size: 10, folders: [], files: [{ name: 'y.md', size: 10 }] },
        { name: 'src', size: 10, folders: [], files: [{ name: 'x.js', size: 10 }] },
      ],
      files: [
        { name: 'a2.txt', size: 10 },
        { name: 'a10.txt', size: 10 },
        { name: 'b.txt', size: 10 },
      ],
    });
  });

  it('joins folders that hold nothing but another folder', () => {
    const [only] = buildTree(paths('src/main/java/App.java', 'src/main/java/Web.java')).folders;
    expect(only).toMatchObject({ name: 'src/main/java', size: 20 });
  });

  it('leaves out paths that leave the folder, name nothing or are too deep', () => {
    for (const path of ['../secret', 'a/../../b', '', '/', `${'a/'.repeat(30)}b`]) {
      const { files, folders } = buildTree(paths(path, 'ok.js'));
      expect({ path, files, folders }).toEqual({
        path,
        files: [{ name: 'ok.js', size: 10 }],
        folders: [],
      });
    }
  });

  it('keeps names that are properties of objects, and replaces control characters', () => {
    const { folders, files } = buildTree(paths('__proto__/constructor', 'a\u202eb.js'));
    expect(folders[0]).toMatchObject({ name: '__proto__', files: [{ name: 'constructor' }] });
    expect(files[0]!.name).toBe('a\ufffdb.js');
  });
});

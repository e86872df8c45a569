import { useMemo, useState } from 'react';
import OpenFolderIcon from '@mui/icons-material/FolderOpenRounded';
import FolderIcon from '@mui/icons-material/FolderRounded';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { archiveLimits } from '@/config/projectLimits';
import { formatBytes } from '@/lib/files';
import { countOf } from '@/lib/numbers';
import { once } from '@/lib/once';

/** Maximum number of files shown per folder; the rest are only counted. */
const SHOWN_FILES = 100;
const INDENTED_LEVELS = 5;

const rowSx = (level: number) =>
  ({
    gap: 1,
    minHeight: { xs: 44, md: 36 },
    py: 0,
    pr: 1,
    pl: 1 + Math.min(level, INDENTED_LEVELS) * 2.5,
    borderRadius: 1,
    typography: 'body2',
  }) as const;

function Row({ name, size }: TreeFile) {
  return (
    <>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="span"
        sx={{ flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatBytes(size)}
      </Box>
    </>
  );
}

type FolderProps = { folder: TreeFolder; level: number; isOpenAtFirst?: boolean };

function Folder({ folder, level, isOpenAtFirst = false }: FolderProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Icon = isOpen ? OpenFolderIcon : FolderIcon;
  return (
    <Box component="li">
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ...rowSx(level), width: '100%', textAlign: 'left', fontWeight: 650 }}
      >
        <Icon aria-hidden fontSize="small" color="primary" />
        <Row name={folder.name} size={folder.size} />
      </ListItemButton>
      {isOpen && <Entries folder={folder} level={level + 1} />}
    </Box>
  );
}

function Entries({ folder, level }: { folder: TreeFolder; level: number }) {
  const { folders, files } = folder;
  const isOnly = level === 0 && folders.length === 1 && files.length === 0;
  const hidden = files.length - SHOWN_FILES;
  return (
    <List disablePadding>
      {folders.map((entry, index) => (
        <Folder
          key={`${index} ${entry.name}`}
          folder={entry}
          level={level}
          isOpenAtFirst={isOnly}
        />
      ))}
      {files.slice(0, SHOWN_FILES).map((file, index) => (
        <ListItem key={`${index} ${file.name}`} disableGutters sx={rowSx(level)}>
          <FileIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
          <Row {...file} />
        </ListItem>
      ))}
      {hidden > 0 && (
        <ListItem disableGutters sx={{ ...rowSx(level), color: 'text.secondary' }}>
          {`and ${countOf(hidden, 'more file')}`}
        </ListItem>
      )}
    </List>
  );
}

type FileTreeProps = {
  files: readonly { path: string; size: number }[];
  /** Number of files, including those not listed. */
  total: number;
};

/** The folders and files of the zip file as nested lists; clicking a folder expands it. */
export function FileTree({ files, total }: FileTreeProps) {
  const root = useMemo(() => buildTree(files), [files]);
  const unlisted = total - files.length;
  return (
    <>
      <Entries folder={root} level={0} />
      {unlisted > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {`${countOf(unlisted, 'file')} in deeper folders are not listed.`}
        </Typography>
      )}
    </>
  );
}

/** A file of a folder; the size is in bytes. */
type TreeFile = { name: string; size: number };

/** A folder; `name` joins several segments if each folder contains only the next one. */
type TreeFolder = {
  name: string;
  folders: TreeFolder[];
  files: TreeFile[];
  /** Total size of all files in it and below, in bytes. */
  size: number;
};

const DEEPEST = 24;
const collator = once(() => new Intl.Collator('en', { numeric: true }));

type Branch = { files: TreeFile[]; branches: Map<string, Branch> };

const makeBranch = (): Branch => ({ files: [], branches: new Map() });

/** Control characters and those that change the text direction. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const readable = (name: string) => name.replace(CONTROLS, '\ufffd');

function add(root: Branch, path: string, size: number): void {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const name = segments.pop();
  if (name === undefined || segments.includes('..') || segments.length > DEEPEST) return;
  let branch = root;
  for (const segment of segments) {
    const next = branch.branches.get(segment) ?? makeBranch();
    branch.branches.set(segment, next);
    branch = next;
  }
  branch.files.push({ name: readable(name), size });
}

const byName = (one: { name: string }, other: { name: string }) =>
  collator().compare(one.name, other.name);

function toFolder(name: string, { files, branches }: Branch): TreeFolder {
  const folders = [...branches].map(([key, branch]) => toFolder(readable(key), branch));
  const [only] = folders;
  if (name !== '' && only && folders.length === 1 && files.length === 0) {
    return { ...only, name: `${name}/${only.name}` };
  }
  const size = [...files, ...folders].reduce((sum, entry) => sum + entry.size, 0);
  return { name, folders: folders.sort(byName), files: files.sort(byName), size };
}

/**
 * Builds a tree from untrusted paths: a path that leaves its folder is dropped. Folders and files
 * are sorted by name.
 */
export function buildTree(entries: readonly { path: string; size: number }[]): TreeFolder {
  const root = makeBranch();
  for (const { path, size } of entries.slice(0, archiveLimits.listedFiles)) {
    if (path.length <= archiveLimits.pathLength) add(root, path, size);
  }
  return toFolder('', root);
}
